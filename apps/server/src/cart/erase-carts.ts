import type { CartId } from '@comanda/rules/ids'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { countPayingCarts, eraseOrderer } from './own-data.repository.ts'

/** While money is under way for a cart, nobody can be forgotten. */
export async function isPayingCart(db: Reader, person: Person): Promise<boolean> {
  return (await countPayingCarts(db, person)) > 0
}

/** Who filled a person's carts is forgotten; what was in them stays. Answers which carts they were. */
export function eraseCarts(tx: Tx, person: Person): Promise<CartId[]> {
  return eraseOrderer(tx, person)
}
