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
import { priceSent } from './price-sent.ts'
import { readTableBill } from './table-bill.ts'

type OpenBill = NonNullable<ReplyOf<typeof showFloor>['tables'][number]['bill']>

interface Looking {
  readonly siteId: SiteId
  readonly offer: SiteOffer
  readonly cart: StoredCart
  readonly now: Instant
}

/** What a table has had and what it owes, priced by the rules that its guests' phones use. */
export async function readOpenBill(
  db: Reader,
  { siteId, offer, cart, now }: Looking,
): Promise<Omit<OpenBill, 'calls'>> {
  const open = openCart(offer, cart)
  const price = priceSent(open, await readDiscounts(db, siteId, cart), now)
  const { bill, shares } = await readTableBill(db, open, { siteId, now })
  const paid = sumCents(shares.flatMap(({ state, amount }) => (state === 'paid' ? [amount] : [])))
  const nameOf = (id: string) => {
    const line = open.cart.lines.find((one) => one.id === id)
    const product = line && open.menu.products.get(line.productId)
    return product === undefined ? '' : readText(product.name, 'es')
  }
  return {
    ...{ cartId: cart.id, version: cart.version, openedAt: cart.openedAt },
    lines: price.lines.map(({ id, total }) => ({
      lineId: id,
      name: nameOf(id),
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
