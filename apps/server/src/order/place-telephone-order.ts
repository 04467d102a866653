import type { RequestOf } from '@comanda/contract/call'
import type { placeTelephoneOrder as row } from '@comanda/contract/calls/staff/telephone'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { listContactProblems } from '@comanda/rules/cart/check-contact'
import type { Contact } from '@comanda/rules/customer/contact'
import { noAddress } from '@comanda/rules/setup/address-form'
import type { Minute } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { StaffWriter } from '../call/staff-handler.ts'
import { settleSetup } from '../cart/begin-cart.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import type { KnowsPublicUrl } from '../session/to-site-origin.ts'
import { readFullSlots } from '../venue/read-full-slots.ts'
import { placeByStaff } from './place-by-staff.ts'
import { readBoardOrder } from './read-board-order.ts'

type Asked = RequestOf<typeof row>

/** An order that somebody gives by telephone, in one transaction (DAY-103). */
export const placeTelephoneOrder: StaffWriter<typeof row, KeepsOffers & KnowsPublicUrl> = async (asked, context) => {
  const { tx, siteId, language, now, house } = context
  const offer = await readOffer(house, siteId)
  const store = offer.stores.find(({ id }) => id === asked.storeId)
  if (store === undefined) return refusal('store-not-found')
  const contact = { fullName: asked.name.trim(), email: '', phone: asked.phone.trim() }
  const problem = findProblem(contact)
  if (problem !== undefined) return refusal('contact-incomplete', { field: problem })
  const full = await readFullSlots(tx, siteId, { store, now })
  // Staff vouch for who calls: a site that sells to its customers alone sells to them.
  const setup = settleSetup(offer, toSentSetup(asked, store), { loggedIn: true, now, full })
  if (isRefusal(setup)) return setup
  const { lines, notes, saidTotal } = asked
  const order = await placeByStaff(context, {
    offer,
    store,
    setup,
    contact,
    customerId: null,
    language,
    beside: null,
    lines,
    notes,
    saidTotal,
  })
  if (isRefusal(order)) return order
  return {
    reply: await readBoardOrder(tx, context, order.id),
    subject: `order:${order.id}`,
    storeId: store.id,
    before: null,
    after: { number: order.number, mode: setup.mode, total: order.total, contact: ['name', 'phone'] },
  }
}

/** Who calls has a name and a phone; nobody spells an e-mail address on the telephone. */
function findProblem(contact: Contact): string | undefined {
  const { fullName, phone } = listContactProblems(contact)
  if (fullName !== undefined) return 'fullName'
  return phone === undefined ? undefined : 'phone'
}

/** Nobody is asked for the province: a store delivers around itself. */
function toSentSetup(
  { storeId, mode, address, at }: Asked,
  store: Pick<Store, 'address'>,
): Parameters<typeof settleSetup>[1] {
  const isDelivery = mode === 'delivery'
  return {
    mode,
    storeId,
    resourceId: null,
    position: null,
    room: null,
    onPremises: false,
    date: at?.date ?? null,
    time: at === null ? null : (at.minute as Minute),
    dateType: at === null ? 'asap' : 'scheduled',
    address: isDelivery && address !== null ? { ...noAddress, ...address, province: store.address.province } : null,
  }
}
