const key = 'session-id'

/** Identifies this tab to the others at the table (CART-008). It gives access to nothing. */
export function readDevice(): string {
  try {
    const known = sessionStorage.getItem(key)
    if (known !== null) return known
    const made = crypto.getRandomValues(new Uint32Array(4)).join('-')
    sessionStorage.setItem(key, made)
    return made
  } catch {
    return 'unnamed'
  }
}
