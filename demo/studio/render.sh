#!/bin/sh
# Renders the given dishes one after the other: render.sh FOLDER DISH...
# SIZE and SAMPLES come from the environment; 400x300 at 14 samples is a quick look.
folder=$1
shift
mkdir -p "$folder"
for dish in "$@"; do
  blender -b -P "$(dirname "$0")/render.py" -- "$dish" "$folder/$dish.png" \
    --size "${SIZE:-800x600}" --samples "${SAMPLES:-24}" | grep -E "^$dish:|Error|Traceback"
done
