import type { ShownTotals } from '@comanda/contract/entities/cart-request'
import { toSentSetup } from '@comanda/contract/entities/to-sent-setup'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import { asksForContact, listContactProblems } from '@comanda/rules/cart/check-contact'
import { cleanNotes } from '@comanda/rules/cart/clean-notes'
import type { Address, Contact } from '@comanda/rules/customer/contact'
import type { CartId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Sale } from '@comanda/rules/order/sale'
import type { PaymentWish } from '@comanda/rules/payment/payment-choice'
import type { CartPrice } from '@comanda/rules/pricing/cart-price'
import { listUnsent } from '@comanda/rules/table/send-round'
import { checkMinimumOrder, findMinimumOrder } from '@comanda/rules/venue/delivery-area'
import type { CallContext } from '../call/context.ts'
import { type SetupMoment, settleSetup } from '../cart/begin-cart.ts'
import { type CartHolder, toCartHolder } from '../cart/cart-holder.ts'
import { type ChangedCart, saveChange } from '../cart/change-cart.ts'
import { lockCartToSell } from '../cart/find-cart.ts'
import { isLinePaused } from '../cart/is-line-paused.ts'
import { type OpenCart, openCart } from '../cart/open-cart.ts'
import { priceStoredCart, readDiscounts } from '../cart/price-stored-cart.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import { refuseUnansweredLines } from '../cart/refuse-unanswered.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { Tx } from '../database/database.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { readHeard, refuseUnseen } from '../kitchen/refuse-unseen.ts'
import { readFullSlots } from '../venue/read-full-slots.ts'
import { toSale } from './to-sale.ts'

/** The diner's words when ordering. None of them is a price that counts. */
export interface SaleWish {
  readonly cartId: CartId
  readonly contact: Contact | null
  readonly notes: string
  readonly billing: Address | null
  readonly payment: PaymentWish
  readonly change: Cents | null
  /** Null leaves the tip as it is in the cart. */
  readonly tip: Cents | null
  readonly shown: ShownTotals
}

/** Refuses while diners pay parts of a cart. The table slice knows it and lies above carts, so it is handed in. */
export type RefuseSharedBill = (
  tx: Tx,
  cart: StoredCart,
  at: Pick<CallContext, 'siteId' | 'now'>,
) => Promise<Refusal | null>

interface Ordering {
  readonly wish: SaleWish
  readonly refuseSharedBill: RefuseSharedBill
  /** The site's address, for the links of the order's mail. */
  readonly origin: string
  /** The right to pay it comes with its link: the order stays that of whoever made it, as they wrote it. */
  readonly isByLink?: boolean
}

/**
 * A cart as it would be sold now: every rule is checked again, every price computed again, and the result frozen. If
 * the total differs from what the diner was shown, they see the new one first and nothing is charged.
 */
export async function freezeSale(context: CallContext<KeepsOffers>, ordering: Ordering): Promise<Sale | Refusal> {
  const { refuseSharedBill, origin, isByLink = false } = ordering
  const caller = toCartHolder(context)
  const { siteId } = caller
  const { cartId } = ordering.wish
  const offer = await readOffer(context.house, siteId)
  return transactOrRefuse(context.database, async (tx) => {
    const stored = await lockCartToSell(tx, caller, { cartId, isByLink })
    if (stored === undefined) return refusal('cart-not-found')
    const holder = isByLink ? { ...caller, customerId: stored.customerId } : caller
    const wish = isByLink ? keepOwnWords(ordering.wish, stored) : ordering.wish
    if (stored.state !== 'open' && stored.state !== 'paying') return refusal('cart-not-open')
    const open = openCart(offer, stored)
    const unsent = listUnsent(open.cart.lines)
    // What is being paid was promised, and its units are kept: a pause made since then does not stop it.
    const isPromised = stored.state === 'paying'
    // A table pays for what it had, whoever is there.
    const mustBeSeen = !isPromised && unsent.length > 0
    const [shared, full, heardAt] = await Promise.all([
      refuseSharedBill(tx, stored, context),
      // Its own place in a slot is there for it: an earlier try may have taken one.
      readFullSlots(tx, holder.siteId, { store: open.store, now: context.now, except: stored.id }),
      mustBeSeen ? readHeard(tx, siteId, open.store.id) : undefined,
    ])
    if (shared !== null) return shared
    if (!isPromised && unsent.some((line) => isLinePaused(open, line))) return refusal('product-paused')
    // Whoever pays by a link did not choose the dishes and cannot change them.
    const unanswered = isPromised || isByLink ? undefined : refuseUnansweredLines(open, unsent, context.now)
    if (unanswered) return unanswered
    const setup = checkSale(open, wish, { loggedIn: holder.customerId !== null, now: context.now, full })
    if (isRefusal(setup)) return setup
    if (mustBeSeen) {
      const unseen = await refuseUnseen(tx, { siteId, store: open.store, setup, now: context.now, heardAt })
      if (unseen !== null) return unseen
    }
    const kept = await keepWords(tx, { open, stored, wish, holder, context })
    return checkPrice(kept.open, kept.price, wish) ?? toSale({ ...kept, setup, wish, context, origin })
  })
}

function keepOwnWords(wish: SaleWish, { contact, notes }: StoredCart): SaleWish {
  return { ...wish, contact: contact ?? wish.contact, notes }
}

/** Checks that there is something to sell, to somebody, at a time and place that are still valid (faults 30). */
function checkSale({ cart, offer }: OpenCart, wish: SaleWish, moment: SetupMoment): OrderSetup | Refusal {
  const { setup } = cart
  if (cart.lines.length === 0) return refusal('cart-empty')
  if (asksForContact(setup.mode)) {
    const problems = wish.contact === null ? ['fullName'] : Object.keys(listContactProblems(wish.contact))
    if (problems[0] !== undefined) return refusal('contact-incomplete', { field: problems[0] })
  }
  // Guests at a table keep it, whatever the hour.
  if (setup.mode === 'table') return setup
  return settleSetup(offer, toSentSetup(setup), moment)
}

/** Checks that it is worth the way, and that it costs what was shown. */
export function checkPrice(
  { cart, store }: OpenCart,
  price: CartPrice,
  { shown }: Pick<SaleWish, 'shown'>,
): Refusal | undefined {
  const { mode, address } = cart.setup
  const minimum = findMinimumOrder(store, mode, address?.postalCode ?? null)
  const verdict = checkMinimumOrder(mode, price.ordered, minimum)
  if (!verdict.allowed) return refusal(verdict.code, { minimum })
  const differs = [shown.ticket, shown.payment].some((amount) => amount !== null && amount !== price.total)
  return differs ? refusal('price-differs', { total: price.total }) : undefined
}

interface Keeping {
  readonly open: OpenCart
  readonly stored: StoredCart
  readonly wish: SaleWish
  readonly holder: CartHolder
  readonly context: CallContext
}

/** The diner's name and wishes stay in the cart, so that a second try need not ask again. */
async function keepWords(tx: Tx, { open, stored, wish, holder, context }: Keeping): Promise<ChangedCart> {
  const { cart } = open
  const { now } = context
  const tip = wish.tip === null || wish.tip < 0 ? cart.tip : wish.tip
  const wanted = { ...cart, contact: wish.contact ?? cart.contact, notes: cleanNotes(wish.notes), tip }
  const toWords = ({ contact, notes, tip: given }: StoredCart) => JSON.stringify([contact, notes, given])
  // While it is being paid a cart must not change: then these words go only into the sale.
  if (toWords(wanted) === toWords(cart) || stored.state === 'paying') {
    const kept = { ...open, cart: wanted }
    return { open: kept, price: priceStoredCart(kept, await readDiscounts(tx, holder.siteId, cart), now) }
  }
  return saveChange(tx, { holder, stored, open, wanted, now })
}
