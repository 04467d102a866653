import { type BasisPoints, basisPoints, type Cents, cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { checked } from './checked.ts'
import { largestWhole } from './number.ts'

const decimalText = checked(z.string(), z.regex(/^-?\d{1,12}(\.\d{1,2})?$/))
const decimalOnWire = z.union([z.number(), decimalText])

/** Euros with a decimal point outside, whole cents inside; digits are moved, never multiplied as floats. */
export const wirePrice = z.codec(decimalOnWire, z.custom<Cents>(), {
  decode: (euros, payload) => readHundredths(euros, payload, cents),
  encode: (amount) => writeHundredths(amount),
})

export const wirePriceOrNull = z.codec(
  z.optional(z.union([decimalOnWire, z.literal(''), z.null()])),
  z.custom<Cents | null>(),
  {
    decode: (euros, payload) =>
      euros === undefined || euros === null || euros === '' ? null : readHundredths(euros, payload, cents),
    encode: (amount) => (amount === null ? null : writeHundredths(amount)),
  },
)

/** A percentage with up to two decimals: '10' is 1000 basis points. */
export const wirePercent = z.codec(decimalOnWire, z.custom<BasisPoints>(), {
  decode: (percent, payload) => readHundredths(percent, payload, basisPoints),
  encode: (share) => String(share / 100),
})

/** A rate as a fraction, such as `tax.value` '0.10' (OPEN-052). */
export const wireFraction = z.codec(
  z.union([z.number(), checked(z.string(), z.regex(/^\d(\.\d{1,4})?$/))]),
  z.custom<BasisPoints>(),
  {
    decode: (fraction) => basisPoints(Math.round(Number(fraction) * 10_000)),
    encode: (share) => (share / 10_000).toFixed(share % 100 === 0 ? 2 : 4),
  },
)

function readHundredths<T>(value: string | number, payload: Payload, make: (whole: number) => T): T {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(value))
  if (match === null) {
    payload.issues.push({ code: 'custom', message: 'not an amount with at most two decimals', input: value })
    return z.NEVER
  }
  const [, sign, whole = '', decimals = ''] = match
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (hundredths > largestWhole) {
    payload.issues.push({ code: 'custom', message: 'more than any amount', input: value })
    return z.NEVER
  }
  // Avoids a negative zero, which would not equal zero in a test or a Map.
  return make(sign === '-' && hundredths !== 0 ? -hundredths : hundredths)
}

function writeHundredths(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

type Payload = z.core.ParsePayload
