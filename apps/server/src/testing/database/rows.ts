import { randomBytes, randomUUID } from 'node:crypto'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { getMethod } from '@comanda/payments/server/providers'
import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
import { type CartId, type CustomerId, type ResourceId, type SessionId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import type { cart, cartLine } from '../../database/schema/cart.ts'
import type { savedCard } from '../../database/schema/customer.ts'
import type { placedOrder } from '../../database/schema/order.ts'
import type { paymentAttempt } from '../../database/schema/payment.ts'
import type { visitorSession } from '../../database/schema/session.ts'
import { testNow } from './test-cluster.ts'

/** Rows of the main demo site that a test changes only where it matters. */
export const siteId = casaComanda.website.id
export const room = toId<ResourceId>(resourceIds.centro.room)
const now = testNow as Instant

export function cartRow(fields: Partial<typeof cart.$inferInsert> = {}): typeof cart.$inferInsert & { id: CartId } {
  return {
    siteId,
    id: toId<CartId>(randomUUID()),
    number: 1,
    state: 'open',
    mode: 'pickup',
    storeId: storeIds.centro,
    openedAt: now,
    changedAt: now,
    ...fields,
  } as typeof cart.$inferInsert & { id: CartId }
}

export function tableCartRow(position: number, fields: Partial<typeof cart.$inferInsert> = {}) {
  return cartRow({ mode: 'table', resourceId: room, position, ...fields })
}

export function lineRow(
  cartId: CartId,
  fields: Partial<typeof cartLine.$inferInsert> = {},
): typeof cartLine.$inferInsert {
  const [product] = casaComanda.products
  if (product === undefined) throw new Error('the demo has no product')
  return {
    siteId,
    cartId,
    productId: product.id,
    configuration: emptyConfiguration,
    quantity: 1,
    version: 1,
    position: 1,
    addedAt: now,
    ...fields,
  }
}

export function sessionRow(fields: Partial<Omit<typeof visitorSession.$inferInsert, 'id'>> = {}) {
  return {
    siteId,
    id: toId<SessionId>(randomUUID()),
    tokenHash: randomBytes(32),
    createdAt: now,
    expiresAt: (now + 1000) as Instant,
    ...fields,
  } satisfies typeof visitorSession.$inferInsert
}

export function attemptRow(fields: Partial<typeof paymentAttempt.$inferInsert>): typeof paymentAttempt.$inferInsert {
  return {
    siteId,
    provider: getMethod('new'),
    environment: 'test',
    state: 'created',
    amount: cents(1000),
    storeId: storeIds.centro,
    merchantOrder: `2611${randomBytes(4).toString('hex')}`,
    createdAt: now,
    ...fields,
  }
}

export function cardRow(customerId: CustomerId, fields: Partial<typeof savedCard.$inferInsert> = {}) {
  return {
    siteId,
    customerId,
    provider: getMethod('new'),
    providerToken: randomUUID(),
    brand: 'visa',
    lastFour: '1111',
    expiryMonth: 12,
    expiryYear: 2030,
    ...fields,
  } satisfies typeof savedCard.$inferInsert
}

export function orderRow(cartId: CartId, fields: Partial<typeof placedOrder.$inferInsert> = {}) {
  return {
    siteId,
    day: '2026-11-18' as IsoDate,
    number: 1,
    cartId,
    cartVersion: 1,
    storeId: storeIds.centro,
    contactName: 'Ana',
    contactEmail: 'ana@demo.example',
    contactPhone: '600000001',
    language: 'es',
    setup: {
      mode: 'pickup',
      storeId: storeIds.centro,
      warehouseId: null,
      menuId: null,
      resourceId: null,
      position: null,
      room: null,
      date: null,
      time: null,
      asSoonAsPossible: true,
      address: null,
      onPremises: false,
    },
    parts: [],
    vat: [],
    total: cents(1000),
    status: 'on-hold',
    paymentState: 'unpaid',
    placedAt: now,
    ...fields,
  } satisfies typeof placedOrder.$inferInsert
}
