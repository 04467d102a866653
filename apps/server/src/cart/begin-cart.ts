import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import { checkTableOpened } from '@comanda/rules/cart/cart-life'
import { type ChosenDraft, checkSetup, fillSoonest } from '@comanda/rules/setup/check-setup'
import { toOrderSetup } from '@comanda/rules/setup/to-order-setup'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { FullSlots } from '@comanda/rules/venue/full-slots'
import type { Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { checkTableLink } from '../venue/table-link.ts'
import { findCartForUpdate, findTableCart } from './cart.repository.ts'
import { addHolder, leaveHolder } from './cart-holder.repository.ts'
import type { CartHolder } from './cart-holder.ts'
import type { SiteOffer } from './read-offer.ts'
import { startCart } from './start-cart.ts'
import type { StoredCart } from './stored-cart.ts'
import { tellFloor } from './table-cart.ts'

export interface BegunCart {
  readonly cart: StoredCart
  /** The table already had a cart, and this visitor joined it. */
  readonly existed: boolean
}

interface Beginning {
  readonly offer: SiteOffer
  readonly holder: CartHolder
  readonly setup: OrderSetup
  readonly now: Instant
}

export interface SetupMoment {
  readonly loggedIn: boolean
  readonly now: Instant
  /** The hours of the wanted store that take no more orders. */
  readonly full: FullSlots
}

/** How, where and when, as far as this site and this moment allow it. */
export function settleSetup(
  offer: SiteOffer,
  sent: SentSetup,
  { loggedIn, now, full }: SetupMoment,
): OrderSetup | Refusal {
  const { website } = offer
  const store = offer.stores.find(({ id }) => id === sent.storeId)
  if (store === undefined) return refusal('store-not-found')
  if (website.onlyStoreId !== null && store.id !== website.onlyStoreId) return refusal('store-not-found')
  // Where codes are signed, an unsigned link opens no table.
  if (sent.mode === 'table' && website.signedTableLinks && !isProven(offer, sent)) return refusal('code-to-read-again')
  const draft: ChosenDraft = fillSoonest({ ...sent, usesDefaultAddress: false }, { store, now, full })
  const verdict = checkSetup(draft, { site: website, store, now, loggedIn, hasDefaultAddress: false, full })
  if (!verdict.allowed) return refusal(verdict.code)
  const moment = toStoreMoment(now, store.timeZone)
  return toOrderSetup(draft, { site: website, store, now: moment, defaultAddress: null })
}

function isProven({ linkKeys }: SiteOffer, { storeId, resourceId, position, signature = null }: SentSetup): boolean {
  const key = storeId === null ? undefined : linkKeys.get(storeId)
  if (storeId === null || resourceId === null || position === null || key === undefined) return false
  return checkTableLink({ storeId, resourceId, position }, signature, key).allowed
}

/** A new cart held by this visitor; at a table the one its other guests have, if any (CART-020). */
export async function beginCart(tx: Tx, beginning: Beginning): Promise<BegunCart | Refusal> {
  const { offer, holder, setup, now } = beginning
  const joined = await joinTable(tx, beginning)
  if (joined !== undefined) return joined
  const store = offer.stores.find(({ id }) => id === setup.storeId)
  if (store === undefined) return refusal('store-not-found')
  const cart = await startCart(tx, { holder, offer, store, setup, now })
  if (cart === undefined) return (await joinTable(tx, beginning)) ?? refusal('cart-changed')
  leaveHolder(tx, holder, cart.id, now)
  if (setup.mode === 'table') await tellFloor(tx, holder.siteId, cart)
  return { cart, existed: false }
}

async function joinTable(tx: Tx, { offer, holder, setup, now }: Beginning): Promise<BegunCart | Refusal | undefined> {
  const { mode, resourceId, position } = setup
  if (mode !== 'table' || resourceId === null || position === null) return undefined
  const { siteId } = holder
  const open = await findTableCart(tx, { siteId, resourceId, position })
  const opened = checkTableOpened(offer.website, open !== undefined)
  if (!opened.allowed) return refusal(opened.code)
  const cart = open && (await findCartForUpdate(tx, { siteId, cartId: open.id }))
  if (cart === undefined) return undefined
  // The others at the table see who comes: a plain link lets in anybody who knows the table's number.
  if (await addHolder(tx, holder, cart.id, now)) {
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cart.id, version: cart.version })
  }
  return { cart, existed: true }
}
