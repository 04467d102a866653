import type { saveCart as row } from '@comanda/contract/calls/cart'
import type { CartRequest } from '@comanda/contract/entities/cart-request'
import type { SavedCartReply } from '@comanda/contract/entities/saved-cart-reply'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { FullSlots } from '@comanda/rules/venue/full-slots'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { refuseUnseen } from '../kitchen/refuse-unseen.ts'
import { readFullSlots } from '../venue/read-full-slots.ts'
import { applySaved } from './apply-saved.ts'
import { beginCart, settleSetup } from './begin-cart.ts'
import { toCartHolder } from './cart-holder.ts'
import { type ChangedCart, changeCart, saveChange } from './change-cart.ts'
import { checkShownTotals } from './check-shown-totals.ts'
import { guardCodes } from './guard-codes.ts'
import { openCart } from './open-cart.ts'
import { type KeepsOffers, readOffer, type SiteOffer } from './read-offer.ts'
import type { StoredCart } from './stored-cart.ts'

/** Begins a cart, or changes one when an id is given. Lines come only with a new cart; later each has its own call. */
export const saveCart: Handler<typeof row, KeepsOffers> = async (request, context) => {
  const { cartId, ...saved } = request
  const refused = await guardCodes(context, request)
  if (refused !== null) return refused
  return cartId === null ? begin(context, saved) : change(context, { cartId, saved })
}

type Saved = Omit<CartRequest, 'cartId'>

async function begin(context: CallContext<KeepsOffers>, saved: Saved): Promise<SavedCartReply | Refusal> {
  const { database, now, house } = context
  const holder = toCartHolder(context)
  const offer = await readOffer(house, holder.siteId)
  const full = await readFullOf(context, offer, saved)
  const setup = settleSetup(offer, saved.setup, { loggedIn: holder.customerId !== null, now, full })
  if (isRefusal(setup)) return setup
  const store = offer.stores.find(({ id }) => id === setup.storeId)
  // Guests at a table may sit down and choose; what they send is looked at then.
  if (store !== undefined && setup.mode !== 'table') {
    const unseen = await refuseUnseen(database, { siteId: holder.siteId, store, setup, now })
    if (unseen !== null) return unseen
  }
  return transactOrRefuse(database, async (tx) => {
    const begun = await beginCart(tx, { offer, holder, setup, now })
    if (isRefusal(begun)) return begun
    const { cart: stored, existed } = begun
    const open = openCart(offer, stored)
    const wanted = applySaved(open, saved, { now, lines: saved.lines })
    if (isRefusal(wanted)) return wanted
    if (wanted === open.cart) return toKept(stored, existed)
    const changed = await saveChange(tx, { holder, stored, open, wanted, now })
    return checkShownTotals(changed, saved) ?? toKept(changed.open.cart, existed)
  })
}

async function change(
  context: CallContext<KeepsOffers>,
  { cartId, saved }: { readonly cartId: CartId; readonly saved: Saved },
): Promise<SavedCartReply | Refusal> {
  const holder = toCartHolder(context)
  const { now } = context
  const offer = await readOffer(context.house, holder.siteId)
  const full = await readFullOf(context, offer, saved)
  const check = (changed: ChangedCart) => checkShownTotals(changed, saved)
  const changed = await changeCart(context, cartId, {
    change: (open) => {
      if (open.cart.state !== 'open') return refusal('cart-not-open')
      return applySaved(open, saved, { now, lines: [], moment: { loggedIn: holder.customerId !== null, now, full } })
    },
    check,
  })
  return isRefusal(changed) ? changed : toKept(changed.open.cart, true)
}

/** Read before the cart is locked. Whether there is a place in the end is decided when it is ordered. */
function readFullOf(
  { database, siteId, now }: CallContext,
  { stores }: SiteOffer,
  { setup }: Saved,
): Promise<FullSlots> {
  const store = stores.find(({ id }) => id === setup.storeId)
  return readFullSlots(database, siteId, { store, now })
}

function toKept({ id, number, version, lines }: StoredCart, existed: boolean): SavedCartReply {
  return { cartId: id, number, version, lineIds: lines.map((line) => line.id), existed }
}
