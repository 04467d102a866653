import type { PersonalPart } from '../call/personal-part.ts'
import { eraseCarts, isPayingCart } from '../cart/erase-carts.ts'
import { forgetTickets } from '../kitchen/forget-tickets.ts'
import { forgetMessages } from '../outbox/forget-messages.ts'
import { eraseBuyer, hasDebt, hasOpenOrder, listBought } from './own-data.repository.ts'

/** The goods that were bought. Lines, prices and tax are kept for the books; who bought them is not. */
export const orderPart: PersonalPart = {
  name: 'orders',
  read: listBought,
  isOpen: async (db, person) => (await hasOpenOrder(db, person)) || isPayingCart(db, person),
  isOwing: hasDebt,
  async erase(tx, person) {
    await forgetMessages(tx, person.siteId, await eraseBuyer(tx, person))
    await forgetTickets(tx, person.siteId, await eraseCarts(tx, person))
  },
}
