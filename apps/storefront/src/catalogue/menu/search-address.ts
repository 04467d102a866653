/** Longer than any dish's name; the rest of a longer text is ignored. */
const longestSearch = 80

/** The search text in an address; empty when there is none. */
export function readSearch(query: string): string {
  return (new URLSearchParams(query).get('q') ?? '').trim().slice(0, longestSearch)
}

/** The same page with another search text, or without any. */
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
