import type {
  AllergenId,
  AttributeValueId,
  OptionValueId,
  OrderId,
  ProductId,
  SectionId,
  SectionItemId,
  StoreId,
} from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireProducts } from '../../entities/product.ts'
import { wireBoardOrder } from '../../entities/staff/board-order.ts'
import { wirePastLine } from '../../entities/staff/past-line.ts'
import type { Example } from '../../example.ts'
import { exampleBoardOrder } from '../../examples/board-order.ts'
import { exampleProduct } from '../../examples/catalogue.ts'
import { staffCall } from '../../staff-call.ts'
import { wireCents } from '../../wire/cents.ts'
import { atMost, checked } from '../../wire/checked.ts'
import { wireDate, wireInstant } from '../../wire/date.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'
import { typedLine } from '../../wire/typed-text.ts'

const slots = z.array(z.object({ date: wireDate, minutes: z.array(wireWhole) }))

export const showTelephoneMenu = staffCall({
  method: 'GET',
  path: '/staff/telephone/menu',
  right: 'orders.take',
  place: 'store',
  requirements: ['DAY-103'],
  summary: 'What a store sells to somebody on the telephone now, and the hours for which it takes orders.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({
    menu: wireProducts,
    pickup: slots,
    delivery: slots,
    timeZone: z.string(),
    /** Whether what a dish is made of is kept from the price, as on the diner's page. */
    hidesIngredients: z.boolean(),
  }),
})
export const showTelephoneMenuExample = (): Example<typeof showTelephoneMenu> => ({
  request: { storeId: 1 },
  reply: {
    menu: [{ ...exampleProduct, configuration: [] }],
    pickup: [{ date: '2026-11-18', minutes: [810, 825] }],
    delivery: [],
    timeZone: 'Europe/Madrid',
    hidesIngredients: false,
  },
})

/** A choice by its ids, in the shape of the rules: a dish of a menu has choices of its own, and so may its dishes. */
const ownChoice = {
  valueIds: checked(z.array(wireId<AttributeValueId>()), atMost(50)),
  options: checked(z.array(z.object({ valueId: wireId<OptionValueId>() })), atMost(200)),
}
const unitKey = { sectionId: wireId<SectionId>(), itemId: wireId<SectionItemId>() }
const innerUnit = z.object({
  ...unitKey,
  choice: z.object({ ...ownChoice, units: checked(z.array(z.never()), atMost(0)) }),
})
const outerUnit = z.object({
  ...unitKey,
  choice: z.object({ ...ownChoice, units: checked(z.array(innerUnit), atMost(200)) }),
})

const line = z.object({
  productId: wireId<ProductId>(),
  quantity: wireWhole,
  notes: typedLine(500),
  /** The allergens that the caller must not eat, for this dish. */
  allergies: checked(z.array(wireId<AllergenId>()), atMost(50)),
  choice: z.object({ ...ownChoice, units: checked(z.array(outerUnit), atMost(2_000)) }),
})

const address = z.object({
  street: typedLine(200),
  number: typedLine(50),
  floor: typedLine(50),
  postalCode: typedLine(20),
  city: typedLine(100),
})

export const findCaller = staffCall({
  method: 'GET',
  path: '/staff/telephone/caller',
  right: 'customers.see',
  place: 'store',
  requirements: ['DAY-220'],
  summary: 'Who last ordered with a number in the stores in reach, where it was brought, and what it was.',
  request: z.object({ storeId: wireId<StoreId>(), phone: typedLine(50) }),
  reply: z.object({
    /** Null for a number that is not whole, or that nobody ordered with. */
    caller: z.nullable(
      z.object({
        name: z.string(),
        address: z.nullable(
          z.object({
            street: z.string(),
            number: z.string(),
            floor: z.string(),
            postalCode: z.string(),
            city: z.string(),
          }),
        ),
        last: z.object({ number: wireWhole, placedAt: wireInstant, lines: z.array(wirePastLine) }),
      }),
    ),
  }),
})
export const findCallerExample = (): Example<typeof findCaller> => ({
  request: { storeId: 1, phone: '600123456' },
  reply: {
    caller: {
      name: 'Ana Gil',
      address: { street: 'Calle Mayor', number: '4', floor: '2.º', postalCode: '28013', city: 'Madrid' },
      last: {
        number: 12,
        placedAt: '2026-11-03T20:30:00.000Z',
        lines: [
          {
            id: '5b1f2c33-3d1e-4f6a-9d53-0e6b1c9a7f10',
            productId: 31,
            name: 'Pulpo a la gallega',
            configuration: { valueIds: [], options: [], units: [] },
            quantity: 1,
            notes: '',
            total: 1950,
          },
        ],
      },
    },
  },
})

export const placeTelephoneOrder = staffCall({
  method: 'POST',
  path: '/staff/telephone/order',
  right: 'orders.take',
  place: 'store',
  requirements: ['DAY-103'],
  summary:
    'Places an order that somebody gives by telephone, with name and phone alone. It is accepted, and paid when it is handed over. A total that differs from what was said is refused first.',
  request: z.object({
    storeId: wireId<StoreId>(),
    name: typedLine(200),
    phone: typedLine(50),
    notes: typedLine(500),
    mode: z.enum(['pickup', 'delivery']),
    address: z.nullable(address),
    /** Null is as soon as possible. */
    at: z.nullable(z.object({ date: wireDate, minute: wireWhole })),
    lines: checked(z.array(line), atMost(100)),
    /** The price that the caller was told. */
    saidTotal: wireCents,
  }),
  reply: wireBoardOrder,
})
export const placeTelephoneOrderExample = (): Example<typeof placeTelephoneOrder> => ({
  request: {
    storeId: 1,
    name: 'Ana Gil',
    phone: '600123456',
    notes: '',
    mode: 'pickup',
    address: null,
    at: null,
    lines: [{ productId: 31, quantity: 1, notes: '', allergies: [], choice: { valueIds: [], options: [], units: [] } }],
    saidTotal: 1950,
  },
  reply: { ...exampleBoardOrder, status: 'preparing', paymentState: 'unpaid', waiting: null },
})

export const placeBeside = staffCall({
  method: 'POST',
  path: '/staff/orders/beside',
  right: 'orders.take',
  place: 'store',
  requirements: ['DAY-100'],
  summary:
    'Adds dishes to an order that is not over: a second order for the same hour, which names the first. No way is charged again, and it is paid when both are handed over.',
  request: z.object({
    orderId: wireUuid<OrderId>(),
    notes: typedLine(500),
    lines: checked(z.array(line), atMost(100)),
    /** The price that the diner was told. */
    saidTotal: wireCents,
  }),
  reply: wireBoardOrder,
})
export const placeBesideExample = (): Example<typeof placeBeside> => ({
  request: {
    orderId: exampleBoardOrder.orderId,
    notes: '',
    saidTotal: 1950,
    lines: [{ productId: 31, quantity: 1, notes: '', allergies: [], choice: { valueIds: [], options: [], units: [] } }],
  },
  reply: {
    ...exampleBoardOrder,
    orderId: '1a7e2f40-90c1-4b0e-a3a5-1d2f3b4c5d6e',
    number: 18,
    status: 'preparing',
    paymentState: 'unpaid',
    waiting: null,
    beside: { orderId: exampleBoardOrder.orderId, number: exampleBoardOrder.number },
  },
})
