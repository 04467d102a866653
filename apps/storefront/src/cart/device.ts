import { tabShelf } from '../state/shelf.ts'

const key = 'session-id'

/** Identifies this tab to the others at the table (CART-008). It gives access to nothing. */
export function readDevice(): string {
  const known = tabShelf.read(key)
  if (known !== null) return known
  const made = crypto.getRandomValues(new Uint32Array(4)).join('-')
  // A tab that keeps nothing would have another name at every question.
  return tabShelf.keep(key, made) ? made : 'unnamed'
}
