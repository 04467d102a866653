/** The list with the entry, or without it if it was there. */
export function toggle<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry]
}
