const key = 'session-id'

/** This tab, as others at the table may tell it from theirs (CART-008). It opens nothing. */
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
