type Kept =
  | 'language'
  | 'site'
  | 'roles-seen'
  | 'audit-seen'
  | 'call-taken'
  | 'station'
  | 'board-larger'
  | 'board-light'
  | 'device'
  | 'left-untold'
  | 'unsent'
  | 'usb-printer'
  | `${typeof ofBoards}${string}`

/** What is kept of a board begins with it, so that all of it can be forgotten. */
export const ofBoards = 'board of '
const prefix = 'comanda-'

/**
 * What this browser keeps between two visits (decision 0039). A browser that keeps nothing still works. The address of a
 * printer on its cable opens that printer's papers and nothing else.
 */
export function readKept(name: Kept): string | null {
  try {
    return localStorage.getItem(`${prefix}${name}`)
  } catch {
    return null
  }
}

export function keep(name: Kept, value: string): void {
  try {
    localStorage.setItem(`${prefix}${name}`, value)
  } catch {}
}

export function forget(name: Kept): void {
  try {
    localStorage.removeItem(`${prefix}${name}`)
  } catch {}
}

export function forgetBoards(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(`${prefix}${ofBoards}`)) localStorage.removeItem(name)
    }
  } catch {}
}
