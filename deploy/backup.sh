#!/bin/sh
# backup.sh FOLDER [KEEP]: makes a backup of the running server in a folder, and keeps the newest 14,
# or KEEP of them. The database is given by TURNCOAT_DATA, TURNCOAT_DATABASE or the settings file in
# TURNCOAT_CONFIG. Copy the folder to another machine as well.
set -eu
umask 077

folder=$1
keep=${2:-14}

mkdir -p "$folder"
turncoat backup "$folder/turncoat-$(date -u +%Y%m%dT%H%M%SZ).backup"

# The names sort by age.
ls -1 "$folder" | grep '^turncoat-[0-9TZ]*\.backup$' | sort -r | tail -n "+$((keep + 1))" |
    while read -r old; do
        rm -- "$folder/$old"
    done
