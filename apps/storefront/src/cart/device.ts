import { tabStorage } from '@comanda/screen/storage'

const key = 'session-id'

/** Identifies this tab to the others at the table (CART-008). It gives access to nothing. */
export function readDevice(): string {
  const known = tabStorage.read(key)
  if (known !== null) return known
  const made = crypto.getRandomValues(new Uint32Array(4)).join('-')
  // A tab that keeps nothing would have another name at every question.
  return tabStorage.keep(key, made) ? made : 'unnamed'
}
