import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@comanda/contract/call'
import type { placeTelephoneOrder } from '@comanda/contract/calls/staff/telephone'
import { nothingShown } from '@comanda/contract/entities/cart-request'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import { cleanNotes } from '@comanda/rules/cart/clean-notes'
import type { Contact } from '@comanda/rules/customer/contact'
import { type CustomerId, type LineId, toId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Store } from '@comanda/rules/venue/store'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { saveChange } from '../cart/change-cart.ts'
import { checkLine } from '../cart/check-line.ts'
import { type OpenCart, openCart } from '../cart/open-cart.ts'
import { withLine } from '../cart/post-cart-item.ts'
import type { KeepsOffers, SiteOffer } from '../cart/read-offer.ts'
import { startCart } from '../cart/start-cart.ts'
import { listHostsOfSite } from '../session/site-key.repository.ts'
import { type KnowsPublicUrl, toSiteOrigin } from '../session/to-site-origin.ts'
import { checkPrice } from './freeze-sale.ts'
import type { StoredOrder } from './order.repository.ts'
import { placeOrder } from './place-order.ts'
import { readShop } from './read-shop.ts'
import { noneHeld, sellForSale } from './reserve-for-sale.ts'
import { toSale } from './to-sale.ts'

interface StaffSale extends Pick<RequestOf<typeof placeTelephoneOrder>, 'lines' | 'notes' | 'saidTotal'> {
  readonly offer: SiteOffer
  readonly store: Store
  readonly setup: OrderSetup
  readonly contact: Contact
  readonly customerId: CustomerId | null
  readonly language: LanguageCode
  /** The order that it is added to. */
  readonly beside: StoredOrder | null
}

/** The diner's rules and prices, by staff: a cart is filled, priced and ordered, paid when it is handed over. */
export async function placeByStaff(
  context: StaffWriteContext<KeepsOffers & KnowsPublicUrl>,
  sold: StaffSale,
): Promise<StoredOrder | Refusal> {
  const { tx, siteId, now, from, house } = context
  const { offer, store, setup, contact, customerId, language, beside } = sold
  const holder = { siteId, customerId }
  // What goes with an earlier order is brought by the same hand: without an address no way is charged a second time.
  const priced = beside === null ? setup : { ...setup, address: null }
  const stored = await startCart(tx, { holder, offer, store, setup: priced, now })
  if (stored === undefined) return refusal('cart-changed')
  const open = openCart(offer, stored)
  const filled = addLines({ ...open, cart: { ...stored, contact, notes: cleanNotes(sold.notes) } }, sold, now)
  if (isRefusal(filled)) return filled
  if (filled.cart.lines.length === 0) return refusal('cart-empty')
  const changed = await saveChange(tx, { holder, stored, open, wanted: filled.cart, now })
  const differs = checkPrice(changed.open, changed.price, { shown: { ...nothingShown, ticket: sold.saidTotal } })
  if (differs !== undefined) return differs
  const wish = { billing: null, payment: { method: 'on-delivery', value: 'cash' } as const, change: null }
  // Staff have a host of their own, where no diner may follow an order.
  const origin = toSiteOrigin(from.host, await listHostsOfSite(tx, siteId), house.publicUrl)
  const sale = toSale({ ...changed, setup, wish, context: { language, now }, origin })
  const [refused, soldBy] = await Promise.all([
    sellForSale(tx, { siteId, sale, held: noneHeld, takesSlot: beside === null, now }),
    readShop(tx, siteId, store.id),
  ])
  return refused ?? placeOrder(tx, { siteId, sale, paid: zero, isAccepted: true, beside, soldBy, now })
}

/** Each line passes the same checks as a diner's; no price comes along, because the total was said. */
function addLines(
  open: OpenCart,
  { lines }: Pick<StaffSale, 'lines'>,
  now: Parameters<typeof checkLine>[2]['now'],
): OpenCart | Refusal {
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
