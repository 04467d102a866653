import type { PersonalPart } from '../call/personal-part.ts'
import { listAddresses } from './address.repository.ts'
import { listCards, removeCards } from './card.repository.ts'
import { eraseProfile, findCustomer } from './customer.repository.ts'
import { listFavouriteIds } from './favourite.repository.ts'
import { eraseBelongings } from './own-data.repository.ts'
import { listReceipts } from './receipt.repository.ts'

/** The account itself: profile, addresses, cards, favourites and points. */
export const customerPart: PersonalPart = {
  name: 'account',
  read: async (db, person) => [
    {
      profile: (await findCustomer(db, person.siteId, person.customerId)) ?? null,
      addresses: await listAddresses(db, person),
      cards: await listCards(db, person),
      favourites: await listFavouriteIds(db, person),
      receipts: await listReceipts(db, person),
    },
  ],
  async erase(tx, person) {
    await removeCards(tx, person)
    await eraseBelongings(tx, person)
    await eraseProfile(tx, person)
  },
}
