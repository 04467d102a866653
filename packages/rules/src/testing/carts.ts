import type { Cart, CartLine, OrderSetup } from '../cart/cart.ts'
import { emptyConfiguration } from '../catalogue/configuration.ts'
import type { Address } from '../customer/contact.ts'
import { type LineId, toId } from '../ids.ts'
import { zero } from '../money/cents.ts'
import { instant } from '../time/store-moment.ts'
import { id } from './products.ts'

/** Carts for tests: an open pickup cart unless a test says otherwise. */
export function aLine(name: string, product: number, quantity = 1, more: Partial<CartLine> = {}): CartLine {
  return {
    id: toId<LineId>(name),
    productId: id(product),
    configuration: emptyConfiguration,
    quantity,
    notes: '',
    course: 0,
    deletable: true,
    addedBy: null,
    ...more,
  }
}

export function aSetup(more: Partial<OrderSetup> = {}): OrderSetup {
  return {
    mode: 'pickup',
    storeId: toId(1),
    warehouseId: null,
    menuId: null,
    resourceId: null,
    position: null,
    room: null,
    date: null,
    time: null,
    asSoonAsPossible: false,
    address: null,
    onPremises: false,
    ...more,
  }
}

export function aCart(lines: readonly CartLine[] = [], more: Partial<Cart> = {}): Cart {
  return {
    id: toId('cart'),
    version: 1,
    number: 1,
    state: 'open',
    setup: aSetup(),
    lines,
    customerId: null,
    contact: null,
    notes: '',
    couponCode: null,
    receiptCode: null,
    tip: zero,
    buffetBlocked: false,
    openedAt: instant(0),
    ...more,
  }
}

export function anAddress(more: Partial<Address> = {}): Address {
  return {
    street: 'Calle Mayor',
    number: '1',
    floor: '',
    block: '',
    door: '',
    stairs: '',
    postalCode: '48001',
    city: 'Bilbao',
    province: 'Bizkaia',
    ...more,
  }
}
