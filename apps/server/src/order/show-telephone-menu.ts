import type { showTelephoneMenu as row } from '@comanda/contract/calls/staff/telephone'
import { refusal } from '@comanda/contract/refusals'
import { addDays } from '@comanda/rules/time/iso-date'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { listOrderSlots } from '@comanda/rules/venue/order-slots'
import type { StaffReader } from '../call/staff-handler.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import { getShelf } from '../catalogue/shelf.ts'
import { readFullSlots } from '../venue/read-full-slots.ts'

/** Who calls orders for these days; further ahead nobody knows the menu. */
const daysAhead = 3

export const showTelephoneMenu: StaffReader<typeof row, KeepsOffers> = async ({ storeId }, context) => {
  const { database, siteId, now, house } = context
  const offer = await readOffer(house, siteId)
  const store = offer.stores.find(({ id }) => id === storeId)
  if (store === undefined) return refusal('store-not-found')
  const standing = { storeId, warehouseId: null, menuId: null, priceListId: offer.website.priceListId }
  const { products, legend } = getShelf(offer.catalogue, standing)
  const full = await readFullSlots(database, siteId, { store, now })
  const today = toStoreMoment(now, store.timeZone).date
  const listSlots = (mode: 'pickup' | 'delivery') =>
    Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
      const minutes = listOrderSlots({ store, mode, now, full }, date).map((slot): number => slot.from)
      return minutes.length === 0 ? [] : { date, minutes }
    })
  const { timeZone, ordering } = store
  return {
    menu: { products, legend },
    pickup: listSlots('pickup'),
    delivery: listSlots('delivery'),
    timeZone,
    hidesIngredients: ordering.hidesIngredients,
  }
}
