import type { CartId } from '@comanda/rules/ids'
import { and, eq, inArray } from 'drizzle-orm'
import type { Person } from '../call/personal-part.ts'
import type { Reader, Tx } from '../database/database.ts'
import { cart, cartLine } from '../database/schema/cart.ts'

export async function countPayingCarts(db: Reader, person: Person): Promise<number> {
  return db.$count(cart, and(isOrderer(person), eq(cart.state, 'paying')))
}

/** Answers which carts they were. */
export async function eraseOrderer(tx: Tx, person: Person): Promise<CartId[]> {
  const carts = tx.select({ id: cart.id }).from(cart).where(isOrderer(person))
  await tx
    .update(cartLine)
    .set({ notes: '', allergies: [], allergyAnswer: null })
    .where(and(eq(cartLine.siteId, person.siteId), inArray(cartLine.cartId, carts)))
  const erased = await tx
    .update(cart)
    .set({
      customerId: null,
      contactName: null,
      contactEmail: null,
      contactPhone: null,
      address: null,
      notes: '',
      allergies: [],
    })
    .where(isOrderer(person))
    .returning({ id: cart.id })
  return erased.map(({ id }) => id)
}

function isOrderer({ siteId, customerId }: Person) {
  return and(eq(cart.siteId, siteId), eq(cart.customerId, customerId))
}
