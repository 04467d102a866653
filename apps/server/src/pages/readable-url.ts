/** An address that cannot be decoded is still an address: a page, or a call's answer, says that nothing is there. */
export function toReadableUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  if (!path.includes('%')) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
