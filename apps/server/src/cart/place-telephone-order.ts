import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@comanda/contract/call'
import type { placeTelephoneOrder as row } from '@comanda/contract/calls/staff/telephone'
import { nothingShown } from '@comanda/contract/entities/cart-request'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { noAddress } from '@comanda/rules/cart/address-form'
import type { Contact } from '@comanda/rules/cart/cart'
import { listContactProblems } from '@comanda/rules/cart/check-contact'
import { cleanNotes } from '@comanda/rules/cart/clean-notes'
import { type LineId, toId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import { isInReach } from '@comanda/rules/staff/check-access'
import type { Minute } from '@comanda/rules/time/calendar'
import { toBusinessDay } from '@comanda/rules/venue/business-day'
import type { Store } from '@comanda/rules/venue/store'
import type { StaffWriter } from '../call/staff-handler.ts'
import { readFullSlots } from '../venue/read-full-slots.ts'
import { settleSetup } from './begin-cart.ts'
import { insertCart } from './cart.repository.ts'
import { saveChange } from './change-cart.ts'
import { checkLine } from './check-line.ts'
import { takeDayNumber } from './day-number.repository.ts'
import { checkPrice } from './freeze-sale.ts'
import { type OpenCart, openCart } from './open-cart.ts'
import { moveCart } from './order.repository.ts'
import { placeOrder } from './place-order.ts'
import { withLine } from './post-cart-item.ts'
import { readBoardOrder } from './read-board-order.ts'
import { type KeepsOffers, readOffer } from './read-offer.ts'
import { reserveForSale } from './reserve-for-sale.ts'
import { toSale } from './to-sale.ts'

type Asked = RequestOf<typeof row>

/** The diner's rules and prices, by staff: a cart is filled, priced and ordered in one transaction (DAY-103). */
export const placeTelephoneOrder: StaffWriter<typeof row, KeepsOffers> = async (asked, context) => {
  const { tx, siteId, stores, language, now, house, from } = context
  const offer = await readOffer(house, siteId)
  const store = offer.stores.find(({ id }) => id === asked.storeId)
  if (store === undefined || !isInReach(stores, asked.storeId)) return refusal('store-not-found')
  const contact = { fullName: asked.name.trim(), email: '', phone: asked.phone.trim() }
  const problem = findProblem(contact)
  if (problem !== undefined) return refusal('contact-incomplete', { field: problem })
  const full = await readFullSlots(tx, siteId, { store, now })
  // Staff vouch for who calls: a site that sells to its customers alone sells to them.
  const setup = settleSetup(offer, toSentSetup(asked, store), { loggedIn: true, now, full })
  if (isRefusal(setup)) return setup
  const holder = { siteId, customerId: null }
  const number = await takeDayNumber(tx, { kind: 'cart', siteId, storeId: store.id, day: toBusinessDay(now, store) })
  const stored = await insertCart(tx, { holder, setup, priceListId: offer.website.priceListId, number, now })
  if (stored === undefined) return refusal('cart-changed')
  const open = openCart(offer, stored)
  const filled = addLines({ ...open, cart: { ...stored, contact, notes: cleanNotes(asked.notes) } }, asked, now)
  if (isRefusal(filled)) return filled
  if (filled.cart.lines.length === 0) return refusal('cart-empty')
  const changed = await saveChange(tx, { holder, stored, open, wanted: filled.cart, now })
  const differs = checkPrice(changed.open, changed.price, { shown: { ...nothingShown, ticket: asked.saidTotal } })
  if (differs !== undefined) return differs
  const wish = { billing: null, payment: { method: 'on-delivery', value: 'cash' } as const, change: null }
  const origin = `https://${from.host}`
  const sale = toSale({ ...changed, setup, wish, context: { language, now }, origin })
  const { cartId, cartVersion } = sale
  if (!(await moveCart(tx, siteId, { cartId, from: ['open'], to: 'paying', version: cartVersion, now })))
    return refusal('cart-changed')
  const refused = await reserveForSale(tx, { siteId, sale, now })
  if (refused !== null) return refused
  const order = await placeOrder(tx, { siteId, sale, paid: zero, isAccepted: true, now })
  return {
    reply: await readBoardOrder(tx, context, order.id),
    subject: `order:${order.id}`,
    storeId: store.id,
    before: null,
    after: { number: order.number, mode: setup.mode, total: sale.total, given: ['name', 'phone'] },
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
    ...{ mode, storeId, resourceId: null, position: null, room: null, onPremises: false },
    date: at?.date ?? null,
    time: at === null ? null : (at.minute as Minute),
    dateType: at === null ? 'asap' : 'scheduled',
    address: isDelivery && address !== null ? { ...noAddress, ...address, province: store.address.province } : null,
  }
}

/** Each line passes the same checks as a diner's; no price comes along, because the total was said. */
function addLines(open: OpenCart, { lines }: Asked, now: Parameters<typeof checkLine>[2]['now']): OpenCart | Refusal {
  let at = open
  for (const { productId, quantity, notes, allergies, choice } of lines) {
    const sent = { productId, quantity, notes, allergies, choice, course: 0, device: null, shown: { total: null } }
    const checked = checkLine(at, sent, { id: toId<LineId>(randomUUID()), now })
    if (isRefusal(checked)) return checked
    const added = withLine(at, checked)
    if (isRefusal(added)) return added
    at = openCart(open.offer, added)
  }
  return at
}
