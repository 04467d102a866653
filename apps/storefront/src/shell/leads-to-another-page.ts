type Place = Pick<Location, 'origin' | 'pathname'>

export function leadsToAnotherPage(link: Pick<HTMLAnchorElement, 'href' | 'target'>, here: Place): boolean {
  if (link.target && link.target !== '_self') return false
  const there = URL.canParse(link.href) ? new URL(link.href) : null
  return there !== null && there.origin === here.origin && (there.pathname !== here.pathname || there.hash === '')
}
