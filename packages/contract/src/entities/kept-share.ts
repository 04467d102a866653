import type { ShareId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireInstant } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireUuid } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'

/** A part of the bill reserved for this visitor. */
export interface KeptShare {
  readonly shareId: ShareId
  readonly amount: Cents
  readonly expiresAt: Instant
}

export const wireKeptShare = z.codec(
  z.object({
    status: z.literal('OK'),
    id: wireUuid<ShareId>(),
    pagoIndividual: wireFlag,
    totalPayComensal: wirePrice,
    expires: wireInstant,
  }),
  z.custom<KeptShare>(),
  {
    decode: ({ id, totalPayComensal, expires }) => ({ shareId: id, amount: totalPayComensal, expiresAt: expires }),
    encode: ({ shareId, amount, expiresAt }) => ({
      status: 'OK' as const,
      id: shareId,
      pagoIndividual: true,
      totalPayComensal: amount,
      expires: expiresAt,
    }),
  },
)
