import type { CustomerId, ReceiptId } from '@comanda/rules/ids'
import type { Receipt } from '@comanda/rules/promotions/promotion'
import { z } from 'zod/mini'
import { wireInstant } from '../wire/date.ts'
import { wireNumberFlag } from '../wire/flag.ts'
import { wireUuid, wireWhole, wireWholeOrNull } from '../wire/number.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'

/** A receipt as the server lists it; the server's clock says whether it has expired, not the phone's. */
export interface ListedReceipt extends Receipt {
  readonly hasExpired: boolean
}

/** Wire descuentoEmpleado (PRICE-032). */
export const wireReceipt = z.codec(
  z.object({
    id: wireUuid<ReceiptId>(),
    client_id: wireUuid<CustomerId>(),
    receipt_code: z.string(),
    bonus_points_gained: wireWhole,
    bonus_points_remaining: wireWhole,
    receipt_created: wireInstant,
    receipt_expires: wireInstant,
    receipt_has_expired: wireNumberFlag,
  }),
  z.custom<ListedReceipt>(),
  {
    decode: (fields) => ({
      id: fields.id,
      customerId: fields.client_id,
      code: fields.receipt_code,
      pointsGained: fields.bonus_points_gained,
      pointsRemaining: fields.bonus_points_remaining,
      createdAt: fields.receipt_created,
      expiresAt: fields.receipt_expires,
      hasExpired: fields.receipt_has_expired,
    }),
    encode: (receipt) => ({
      id: receipt.id,
      client_id: receipt.customerId,
      receipt_code: receipt.code,
      bonus_points_gained: receipt.pointsGained,
      bonus_points_remaining: receipt.pointsRemaining,
      receipt_created: receipt.createdAt,
      receipt_expires: receipt.expiresAt,
      receipt_has_expired: receipt.hasExpired,
    }),
  },
)

/** The codes a cart is saved with; their worth is computed, never read from here. */
export interface CartCodes {
  readonly couponCode: string | null
  readonly receipt: Pick<Receipt, 'code' | 'pointsRemaining'> | null
}

export const cartCodeFields = {
  promotional_code: typedLineOrNull(64),
  receipt_code: typedLineOrNull(64),
  bonus_points_remaining: wireWholeOrNull,
}

interface CodeFields {
  readonly promotional_code: string | null
  readonly receipt_code: string | null
  readonly bonus_points_remaining: number | null
}

/** Coupon and receipt as a cart sends them (PRICE-030, PRICE-031). */
export function readCartCodes({ promotional_code, receipt_code, bonus_points_remaining }: CodeFields): CartCodes {
  return {
    couponCode: promotional_code,
    receipt: receipt_code === null ? null : { code: receipt_code, pointsRemaining: bonus_points_remaining ?? 0 },
  }
}

export function writeCartCodes({ couponCode, receipt }: CartCodes): CodeFields {
  return {
    promotional_code: couponCode,
    receipt_code: receipt?.code ?? null,
    bonus_points_remaining: receipt?.pointsRemaining ?? null,
  }
}
