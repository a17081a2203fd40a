#!/bin/sh
# install.sh TARGET [WHEEL]: installs Turncoat and pinned versions of its packages into a new virtual
# environment. Without a wheel, it is built from the source around this script.
set -eu

target=$1
source=$(cd "$(dirname "$0")/.." && pwd)
wheel=${2:-$source}

python3 -m venv "$target"
"$target/bin/pip" install --quiet --require-hashes -r "$source/requirements/run.txt"
if [ "$wheel" = "$source" ]; then
    # The web page is built with Node, which comes from the Python index.
    "$target/bin/pip" install --quiet --require-hashes -r "$source/requirements/node.txt"
fi
"$target/bin/pip" install --quiet --no-deps --no-build-isolation "$wheel"

mkdir -p "$target/deploy"
cp "$source"/deploy/*.sh "$target/deploy/"
"$target/bin/turncoat" --version
