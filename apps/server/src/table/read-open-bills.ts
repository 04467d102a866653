import type { ReplyOf } from '@comanda/contract/call'
import type { showFloor } from '@comanda/contract/calls/staff/floor'
import type { SiteId } from '@comanda/rules/ids'
import { cents, sumCents } from '@comanda/rules/money/cents'
import { countUnsent } from '@comanda/rules/table/send-round'
import { readText } from '@comanda/rules/text/local-text'
import type { Instant } from '@comanda/rules/time/calendar'
import { openCart } from '../cart/open-cart.ts'
import { readDiscounts } from '../cart/price-stored-cart.ts'
import type { SiteOffer } from '../cart/read-offer.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import type { Reader } from '../database/database.ts'
import { type LiveShare, listBills, listLiveSharesOf, type StoredBill } from './bill.repository.ts'
import { listDiners } from './diner.repository.ts'
import { priceSent, toBill } from './price-sent.ts'
import { toShared } from './table-bill.ts'

type OpenBill = NonNullable<ReplyOf<typeof showFloor>['tables'][number]['bill']>

interface Looking {
  readonly siteId: SiteId
  readonly offer: SiteOffer
  readonly now: Instant
}

/**
 * The dishes that each table has had and the sum it owes, in the order of their carts; read at once for all of them.
 */
export async function readOpenBills(
  db: Reader,
  carts: readonly StoredCart[],
  looking: Looking,
): Promise<Omit<OpenBill, 'calls'>[]> {
  const { siteId } = looking
  const stored = await listBills(
    db,
    siteId,
    carts.map(({ id }) => id),
  )
  const begunOf = (cart: StoredCart) =>
    stored.find(({ cartId, cartVersion }) => cartId === cart.id && cartVersion === cart.version)
  const shares = await listLiveSharesOf(
    db,
    siteId,
    carts.flatMap((cart) => begunOf(cart)?.id ?? []),
  )
  const diners = await listDiners(
    db,
    siteId,
    carts.map(({ id }) => id),
  )
  const bills: Omit<OpenBill, 'calls'>[] = []
  // One after the other: a transaction has one connection, and only a cart with a code asks for anything.
  for (const cart of carts)
    bills.push(await readOpenBill(db, { ...looking, cart, begun: begunOf(cart), shares, diners }))
  return bills
}

interface OneBill extends Looking {
  readonly cart: StoredCart
  /** Undefined where nobody has begun to pay. */
  readonly begun: StoredBill | undefined
  readonly shares: readonly LiveShare[]
  readonly diners: Awaited<ReturnType<typeof listDiners>>
}

/** Priced by the rules that its guests' phones use. */
async function readOpenBill(db: Reader, of: OneBill): Promise<Omit<OpenBill, 'calls'>> {
  const { siteId, offer, cart, begun, now } = of
  const open = openCart(offer, cart)
  const price = priceSent(open, await readDiscounts(db, siteId, cart), now)
  const own = of.shares.filter(({ billId }) => billId === begun?.id)
  const { bill, shares } = begun ? toShared(begun, own, now) : { bill: toBill(open, price), shares: [] }
  const paid = sumCents(shares.flatMap(({ state, amount }) => (state === 'paid' ? [amount] : [])))
  const nameOf = (id: string) => {
    const line = open.cart.lines.find((one) => one.id === id)
    const product = line && open.menu.products.get(line.productId)
    return product === undefined ? '' : readText(product.name, 'es')
  }
  const whoAdded = (id: string) => {
    const device = open.cart.lines.find((one) => one.id === id)?.addedBy
    return of.diners.find((diner) => diner.cartId === cart.id && diner.device === device)?.name ?? null
  }
  return {
    cartId: cart.id,
    version: cart.version,
    openedAt: cart.openedAt,
    lines: price.lines.map(({ id, total }) => ({
      lineId: id,
      name: nameOf(id),
      who: whoAdded(id),
      quantity: open.cart.lines.find((one) => one.id === id)?.quantity ?? 1,
      total,
    })),
    unsent: countUnsent(cart.lines),
    total: bill.total,
    owed: cents(bill.total - paid),
    isBeingPaid: shares.some(({ state }) => state === 'reserved') || (cart.state === 'paying' && shares.length === 0),
    hasBuffet: cart.lines.some(({ productId }) => open.menu.products.get(productId)?.buffet),
    isBuffetBlocked: cart.buffetBlocked,
  }
}
