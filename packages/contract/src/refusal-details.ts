import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import type { RefusalCode } from './refusal-codes.ts'
import { wireInstant } from './wire/date.ts'
import { wireLongWhole, wireWhole } from './wire/number.ts'
import { wirePrice } from './wire/price.ts'

/** The missing or wrong parameter or field, by the caller's name for it. */
const parameter = z.object({ parameter: z.string() })
const serverTime = z.codec(wireLongWhole, z.custom<Instant>(), {
  decode: (time) => time as Instant,
  encode: (time) => Number(time),
})

/**
 * The details of a refusal besides its sentence: domain values inside, encoded and decoded only at the wire's two ends.
 */
const refusalDetails = {
  'envelope-stale-time': z.object({ time: serverTime }),
  'request-malformed': parameter,
  'profile-incomplete': parameter,
  'registration-incomplete': parameter,
  'booking-incomplete': parameter,
  'wait-incomplete': parameter,
  'contact-incomplete': z.object({ field: z.string() }),
  'password-too-short': z.object({ minimum: wireWhole }),
  'choice-not-allowed': z.object({ reason: z.string() }),
  /** The right price of what was shown: a line, the total, or a share of a bill. */
  'price-differs': z.partial(z.object({ line: wirePrice, total: wirePrice, share: wirePrice })),
  'below-minimum-order': z.object({ minimum: wirePrice }),
  'deposit-required': z.object({ amount: wirePrice }),
  /** The sum that is kept or given back. */
  'deposit-unanswered': z.object({ amount: wirePrice }),
  /** The sum that is left to take. */
  'bill-open': z.object({ owed: wirePrice }),
  /** The sum that a person has to hand back. */
  'money-by-hand': z.object({ amount: wirePrice }),
  /** The sum to be taken at the door. */
  'order-unpaid': z.object({ owed: wirePrice }),
  /** The sum that should be in the pouch. */
  'pouch-differs': z.object({ amount: wirePrice }),
  'pin-locked': z.object({ seconds: wireWhole }),
  'pin-too-simple': z.object({ length: wireWhole }),
  /** The one who did it first: a person, or a device without one. */
  'already-there': z.object({ by: z.string() }),
  /** The stations that would be left without paper; an empty name is the pass. */
  'paper-needed': z.object({ places: z.array(z.string()) }),
  /** The rider who brings it. */
  'ride-taken': z.object({ by: z.string() }),
  /** The person who made the version that stands now, the moment, and the changes since the one that the writer saw. */
  'version-stale': z.object({
    by: z.string(),
    at: wireInstant,
    version: wireWhole,
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  }),
  /** The request's id, to find it in the log. */
  'server-fault': z.object({ request: z.string() }),
} as const satisfies Partial<Record<RefusalCode, z.ZodMiniType>>

type Codecs = typeof refusalDetails
export type DetailedCode = keyof Codecs
export type DetailsOf<Code extends RefusalCode> = Code extends DetailedCode ? z.output<Codecs[Code]> : never

export function writeDetails(code: RefusalCode, details: unknown): Record<string, unknown> | undefined {
  const codec = findCodec(code)
  return codec && details !== undefined ? (z.encode(codec, details) as Record<string, unknown>) : undefined
}

/** Undefined for what this version cannot read: a newer server may send more. */
export function findDetails(code: RefusalCode, wire: unknown): unknown {
  const codec = findCodec(code)
  return codec && z.safeDecode(codec, wire).data
}

function findCodec(code: RefusalCode): z.ZodMiniType | undefined {
  return (refusalDetails as Partial<Record<RefusalCode, z.ZodMiniType>>)[code]
}
