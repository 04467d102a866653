/** Longer than any dish's name; what is typed beyond it is not looked for. */
const longestSearch = 80

/** What an address asks to look for; empty when nothing. */
export function readSearch(query: string): string {
  return (new URLSearchParams(query).get('q') ?? '').trim().slice(0, longestSearch)
}

/** The same page, looking for a text or for nothing. */
export function toSearchAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  text: string,
): string {
  const query = new URLSearchParams(search)
  if (text.trim()) query.set('q', text.trim())
  else query.delete('q')
  const left = query.toString()
  return `${pathname}${left && `?${left}`}${text ? '' : hash}`
}
