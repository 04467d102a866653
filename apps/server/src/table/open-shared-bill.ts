import type { Refusal } from '@comanda/contract/refusals'
import type { Sale } from '@comanda/rules/order/sale'
import type { Bill } from '@comanda/rules/table/split-bill'
import type { CallContext } from '../call/context.ts'
import { openCart } from '../cart/open-cart.ts'
import { priceStoredCart, readDiscounts } from '../cart/price-stored-cart.ts'
import type { SiteOffer } from '../cart/read-offer.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { changeTable } from '../cart/table-cart.ts'
import type { Tx } from '../database/database.ts'
import { reserveForSale } from '../order/reserve-for-sale.ts'
import { toSale } from '../order/to-sale.ts'
import { insertBill, type StoredBill } from './bill.repository.ts'
import { openSent } from './price-sent.ts'

interface Opening {
  readonly offer: SiteOffer
  readonly tidied: StoredCart
  readonly bill: Bill
  readonly origin: string
  readonly context: CallContext
}

/** Until the bill is covered nobody knows who pays last, and how. */
const notChosen: Pick<Sale, 'billing' | 'payment' | 'change'> = {
  billing: null,
  payment: { method: 'online', value: '' },
  change: null,
}

/** The first share closes the table's cart for ordering and freezes what it buys, at the prices of this moment. */
export async function openSharedBill(
  tx: Tx,
  { offer, tidied, bill, origin, context }: Opening,
): Promise<StoredBill | Refusal> {
  const { siteId, now } = context
  const cart = await changeTable(tx, siteId, tidied, { state: 'paying', now })
  const open = openSent(openCart(offer, cart))
  const price = priceStoredCart(open, await readDiscounts(tx, siteId, tidied), now)
  const whole = toSale({ open, price, setup: cart.setup, wish: notChosen, context, origin })
  // Whoever pays a share gets a mail about that share alone, so the table's order is nobody's in particular.
  const sale: Sale = { ...whole, customerId: null, contact: { fullName: '', email: '', phone: '' } }
  const refused = await reserveForSale(tx, { siteId, sale, now })
  if (refused !== null) return refused
  const lines = bill.lines.map(({ claimed: _, ...line }) => line)
  const opened = { total: bill.total, sale, lines, openedAt: now }
  return insertBill(tx, { siteId, cartId: cart.id, cartVersion: cart.version }, opened)
}
