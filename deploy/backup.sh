#!/bin/sh
# backup.sh FOLDER [KEEP]: a backup of the running server into a folder, of which the newest are
# kept, 14 unless told otherwise. The database is the one that TURNCOAT_DATA, TURNCOAT_DATABASE or
# the file of settings in TURNCOAT_CONFIG names. Copy the folder to another machine, too.
set -eu
umask 077

folder=$1
keep=${2:-14}

mkdir -p "$folder"
turncoat backup "$folder/turncoat-$(date -u +%Y%m%dT%H%M%SZ).backup"

# Their names sort by age.
ls -1 "$folder" | grep '^turncoat-[0-9TZ]*\.backup$' | sort -r | tail -n "+$((keep + 1))" |
    while read -r old; do
        rm -- "$folder/$old"
    done
