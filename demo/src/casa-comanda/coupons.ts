import { type CouponId, type CustomerId, type ReceiptId, toId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import type { Coupon, Receipt } from '@comanda/rules/promotions/promotion'
import { euros, percent } from '../euros.ts'
import { moment } from '../hours.ts'

const from = moment('2026-01-01T00:00:00Z')
const to = moment('2035-12-31T23:00:00Z')

export const coupons: readonly Coupon[] = [
  {
    id: toId<CouponId>(1),
    code: 'BIENVENIDA',
    discount: { share: percent(10) },
    minimumOrder: zero,
    validFrom: from,
    validTo: to,
    usesLeft: null,
  },
  {
    id: toId<CouponId>(2),
    code: 'CINCO',
    discount: { amount: euros(5) },
    minimumOrder: euros(25),
    validFrom: from,
    validTo: to,
    usesLeft: null,
  },
  {
    id: toId<CouponId>(3),
    code: 'ULTIMO',
    discount: { amount: euros(3) },
    minimumOrder: zero,
    validFrom: from,
    validTo: to,
    usesLeft: 1,
  },
  {
    id: toId<CouponId>(4),
    code: 'CADUCADO',
    discount: { share: percent(50) },
    minimumOrder: zero,
    validFrom: moment('2025-01-01T00:00:00Z'),
    validTo: moment('2025-02-01T00:00:00Z'),
    usesLeft: null,
  },
]

/** Eva works here: her receipts are worth their remaining points in cents. */
export const employeeId = toId<CustomerId>('d0000000-0000-4000-8000-000000000003')

export const receipts: readonly Receipt[] = [
  {
    id: toId<ReceiptId>('d0000000-0000-4000-8000-0000000000a1'),
    customerId: employeeId,
    code: 'EMPLEADO-2026',
    pointsGained: 2000,
    pointsRemaining: 1250,
    createdAt: moment('2026-10-01T08:00:00Z'),
    expiresAt: moment('2035-12-31T23:00:00Z'),
  },
  {
    id: toId<ReceiptId>('d0000000-0000-4000-8000-0000000000a2'),
    customerId: employeeId,
    code: 'EMPLEADO-2025',
    pointsGained: 1500,
    pointsRemaining: 400,
    createdAt: moment('2025-01-01T08:00:00Z'),
    expiresAt: moment('2025-12-31T23:00:00Z'),
  },
]
