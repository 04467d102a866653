/** An address nobody can decode is an address all the same: the site's own page says that nothing is there. */
export function toReadableUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  // A caller is told what is wrong with its call.
  if (!path.includes('%') || path.startsWith('/api/')) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
