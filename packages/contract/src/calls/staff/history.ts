import { isEmail, longestEmail } from '@comanda/rules/customer/email'
import type { AttemptId, LineId, OrderId, PrintJobId, StoreId } from '@comanda/rules/ids'
import { refundReasons } from '@comanda/rules/order/refund-dish'
import { z } from 'zod/mini'
import { wireBoardOrder } from '../../entities/staff/board-order.ts'
import { exampleFoundOrder, wireFoundOrder } from '../../entities/staff/found-order.ts'
import { wireOrderEvent, wireWay } from '../../entities/staff/order-story.ts'
import type { Example } from '../../example.ts'
import { exampleBoardOrder } from '../../examples/board-order.ts'
import { staffCall } from '../../staff-call.ts'
import { wireCents } from '../../wire/cents.ts'
import { checked } from '../../wire/checked.ts'
import { wireDate, wireDateOrNull, wireInstant } from '../../wire/date.ts'
import { wireId, wireIdOrNull, wireUuid, wireUuidOrNull, wireWhole } from '../../wire/number.ts'
import { wirePrice } from '../../wire/price.ts'
import { typedLine, typedLineOrNull } from '../../wire/typed-text.ts'

const { orderId } = exampleBoardOrder
const lineId = '0d6a5c1b-1c3f-4a52-8f4e-5a0e4f3e7d22'
const attemptId = '7b1f521c-6a0e-4f3e-8f4e-0d6a5c1b7d22'
const delivered = { ...exampleBoardOrder, status: 'picked-up' as const, waiting: null, version: 4 }

export const searchOrders = staffCall({
  method: 'GET',
  path: '/staff/orders/search',
  right: 'orders.see',
  place: 'store',
  requirements: ['DAY-207'],
  summary:
    'Orders of any day by number, name, phone, amount, dish or table, or all of them, newest first, thirty at a time.',
  request: z.object({
    /** Null for every store in reach. */
    storeId: wireIdOrNull<StoreId>(),
    sought: typedLineOrNull(80),
    /** A business day. */
    day: wireDateOrNull,
    /** The last order of the page before. */
    after: wireUuidOrNull<OrderId>(),
  }),
  reply: z.object({ orders: z.array(wireFoundOrder), hasMore: z.boolean() }),
})
export const searchOrdersExample = (): Example<typeof searchOrders> => ({
  request: { storeId: 1, sought: 'Ana Gil' },
  reply: { orders: [exampleFoundOrder], hasMore: false },
})

export const showOrder = staffCall({
  method: 'GET',
  path: '/staff/orders/one',
  right: 'orders.see',
  place: 'store',
  requirements: ['DAY-207'],
  summary: 'One order of any day: what was sold, who paid how, and all that happened to it, the oldest first.',
  request: z.object({ orderId: wireUuid<OrderId>() }),
  reply: z.object({
    order: wireBoardOrder,
    storeId: wireId<StoreId>(),
    day: wireDate,
    /** Where its receipt can be sent; empty where its diner left no address. */
    email: z.string(),
    receiptNumber: z.nullable(z.string()),
    lines: z.array(
      z.object({
        lineId: wireUuid<LineId>(),
        name: z.string(),
        choices: z.array(z.string()),
        notes: z.string(),
        quantity: wireWhole,
        /** How many of them were taken out, or their money given back. */
        unitsBack: wireWhole,
        total: wireCents,
        /** False for the service charge, which nobody can take out. */
        isDish: z.boolean(),
      }),
    ),
    payments: z.array(
      z.object({
        attemptId: wireUuid<AttemptId>(),
        way: wireWay,
        amount: wireCents,
        refunded: wireCents,
        at: wireInstant,
        /** Who took it; empty where a provider did. */
        takenBy: z.string(),
        /** Noted by a hand, and so it may have been noted wrong. */
        canCorrect: z.boolean(),
      }),
    ),
    /** What the kitchen has on paper of it. */
    papers: z.array(z.object({ paperId: wireUuid<PrintJobId>(), station: z.string(), printer: z.string() })),
    story: z.array(wireOrderEvent),
  }),
})
export const showOrderExample = (): Example<typeof showOrder> => ({
  request: { orderId },
  reply: {
    order: delivered,
    storeId: 1,
    day: '2026-11-18',
    email: 'ana@demo.example',
    receiptNumber: 'W1-2026-000042',
    lines: [
      {
        lineId,
        name: 'Pulpo a la gallega',
        choices: ['Picante'],
        notes: '',
        quantity: 1,
        unitsBack: 0,
        total: 1950,
        isDish: true,
      },
    ],
    payments: [
      {
        attemptId,
        way: 'cash' as const,
        amount: 1950,
        refunded: 0,
        at: '2026-11-18T13:00:00.000Z',
        takenBy: 'Noa Demo',
        canCorrect: true,
      },
    ],
    papers: [{ paperId: '3f0a521c-6a0e-4f3e-8f4e-0d6a5c1b7d22', station: 'Calientes', printer: 'Cocina' }],
    story: [{ kind: 'placed' as const, at: '2026-11-18T12:20:00.000Z', by: '', allowedBy: '' }],
  },
})

export const sendReceipt = staffCall({
  method: 'POST',
  path: '/staff/orders/send-receipt',
  right: 'till.work',
  place: 'store',
  requirements: ['DAY-207'],
  summary: 'Sends the receipt of a paid order once more, to its diner or to the address that they say.',
  request: z.object({
    orderId: wireUuid<OrderId>(),
    email: checked(typedLine(longestEmail), z.refine(isEmail, 'email')),
  }),
  reply: z.object({}),
})
export const sendReceiptExample = (): Example<typeof sendReceipt> => ({
  request: { orderId, email: 'ana@demo.example' },
  reply: {},
})

export const refundDish = staffCall({
  method: 'POST',
  path: '/staff/orders/refund',
  right: 'till.refund',
  place: 'store',
  approval: true,
  requirements: ['DAY-207'],
  summary:
    'Gives money back for a dish of an order that was handed over: so many of its units, and no more than its worth.',
  request: z.object({
    orderId: wireUuid<OrderId>(),
    lineId: wireUuid<LineId>(),
    units: wireWhole,
    reason: z.enum(refundReasons),
    version: wireWhole,
    /** The sum that somebody has put back into the guest's hand: all of the money taken by hand that goes back. */
    handedBack: z.optional(wirePrice),
  }),
  reply: wireBoardOrder,
})
export const refundDishExample = (): Example<typeof refundDish> => ({
  request: { orderId, lineId, units: 1, reason: 'missing', version: 4 },
  reply: { ...delivered, total: 0, version: 5 },
})

export const correctMeans = staffCall({
  method: 'POST',
  path: '/staff/orders/correct-means',
  right: 'till.refund',
  place: 'store',
  approval: true,
  requirements: ['DAY-207'],
  summary: 'Notes money that was taken by hand as what it was: cash, or by a terminal. What a bank confirmed stays.',
  request: z.object({
    orderId: wireUuid<OrderId>(),
    attemptId: wireUuid<AttemptId>(),
    by: z.enum(['cash', 'terminal']),
    version: wireWhole,
  }),
  reply: wireBoardOrder,
})
export const correctMeansExample = (): Example<typeof correctMeans> => ({
  request: { orderId, attemptId, by: 'terminal', version: 4 },
  reply: { ...delivered, version: 5 },
})
