import type { PersonalPart } from '../call/personal-part.ts'
import { forgetTickets } from '../kitchen/forget-tickets.ts'
import { forgetMessages } from '../outbox/forget-messages.ts'
import { eraseBuyer, hasOpenSale, listBought } from './own-data.repository.ts'

/** What was bought. Lines, prices and tax are kept for the books; who bought them is not. */
export const orderPart: PersonalPart = {
  name: 'orders',
  read: listBought,
  isOpen: hasOpenSale,
  async erase(tx, person) {
    const { orderIds, cartIds } = await eraseBuyer(tx, person)
    await forgetMessages(tx, person.siteId, orderIds)
    await forgetTickets(tx, person.siteId, cartIds)
  },
}
