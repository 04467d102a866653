type Kept =
  | 'language'
  | 'site'
  | 'roles-seen'
  | 'audit-seen'
  | 'call-taken'
  | 'station'
  | 'board-larger'
  | 'board-light'

/** What this browser keeps between two visits. None of it is private, and a browser that keeps nothing still works. */
export function readKept(name: Kept): string | null {
  try {
    return localStorage.getItem(`comanda-${name}`)
  } catch {
    return null
  }
}

export function keep(name: Kept, value: string): void {
  try {
    localStorage.setItem(`comanda-${name}`, value)
  } catch {}
}
