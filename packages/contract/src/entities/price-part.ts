import type { BasisPoints } from '@comanda/rules/money/cents'
import { type PricePart, pricePartKinds, type VatPart } from '@comanda/rules/pricing/price-part'
import { z } from 'zod/mini'
import { wireTextOrNull } from '../wire/list.ts'
import { toTextOrNull, wireMultilanguage } from '../wire/multilanguage.ts'
import { wireWhole } from '../wire/number.ts'
import { wirePercent, wirePrice } from '../wire/price.ts'

/** A part of a total with its reason; parts sum to the total. */
export const wirePricePart = z.codec(
  z.object({
    type: z.enum(pricePartKinds),
    name: wireTextOrNull,
    qty: wireWhole,
    amount: wirePrice,
    multilanguage: wireMultilanguage('name'),
  }),
  z.custom<PricePart>(),
  {
    decode: ({ type, name, qty, amount, multilanguage }) => ({
      kind: type,
      label: toTextOrNull(name, multilanguage.name),
      quantity: qty,
      amount,
    }),
    encode: ({ kind, label, quantity, amount }) => ({
      type: kind,
      name: label?.base ?? null,
      qty: quantity,
      amount,
      multilanguage: { name: label?.variants ?? {} },
    }),
  },
)

/** The tax a total contains at one rate (OPEN-052). */
export const wireVatPart = z.codec(
  z.object({ tax: wirePercent, base: wirePrice, tax_amount: wirePrice }),
  z.custom<VatPart>(),
  {
    decode: ({ tax, base, tax_amount }) => ({ rate: tax, base, vat: tax_amount }),
    encode: ({ rate, base, vat }) => ({ tax: rate as BasisPoints, base, tax_amount: vat }),
  },
)
