import type { OrderSetup } from '@comanda/rules/cart/cart'
import { findPromisedTime } from '@comanda/rules/order/promised-time'
import type { Sale } from '@comanda/rules/order/sale'
import type { CartPrice } from '@comanda/rules/pricing/cart-price'
import { listUnsent } from '@comanda/rules/table/send-round'
import type { CallContext } from '../call/context.ts'
import type { OpenCart } from '../cart/open-cart.ts'
import { listDishes } from './list-dishes.ts'
import { listUses } from './list-uses.ts'
import { namePlace } from './name-place.ts'
import { toSaleLines } from './to-sale-lines.ts'

interface Selling {
  readonly open: OpenCart
  readonly price: CartPrice
  readonly setup: OrderSetup
  readonly wish: Pick<Sale, 'billing' | 'payment' | 'change'>
  readonly context: Pick<CallContext, 'language' | 'now'>
  /** The site's address, for the links of the order's mail. */
  readonly origin: string
}

/** A cart with its prices, as it is frozen to be sold. */
export function toSale({ open, setup, price, wish, context, origin }: Selling): Sale {
  const { cart, store, offer } = open
  const { language, now } = context
  return {
    cartId: cart.id,
    cartVersion: cart.version,
    storeId: setup.storeId,
    customerId: cart.customerId,
    contact: cart.contact ?? { fullName: '', email: '', phone: '' },
    language,
    setup,
    promised: findPromisedTime(setup, store.hours),
    lines: toSaleLines(open, price, { language, now }),
    parts: price.parts,
    vat: price.vat,
    total: price.total,
    notes: cart.notes,
    billing: wish.billing,
    payment: wish.payment,
    change: wish.change,
    kitchen: { place: namePlace(open), dishes: listDishes(open, listUnsent(cart.lines), now) },
    uses: listUses(open, listUnsent(cart.lines)),
    couponCode: price.coupon?.allowed ? cart.couponCode : null,
    receiptCode: price.receipt?.allowed ? cart.receiptCode : null,
    seller: { site: offer.website.storeName, store: store.name, phone: store.phone, timeZone: store.timeZone, origin },
  }
}
