import type { OptionValueId } from '@comanda/rules/ids'
import { type Cents, zero } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { wireId } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { typedLine } from '../wire/typed-text.ts'

/** A chosen option of a line. */
export interface SelectedOption {
  readonly valueId: OptionValueId
  readonly name: string
  readonly price: Cents
  readonly isFree: boolean
}

/** A free option has price 0 and free 1; the others have their price and free null (PRICE-006). */
export const wireSelectedOption = z.codec(
  z.object({
    id: wireId<OptionValueId>(),
    value_name: typedLine(500),
    price: wirePrice,
    free: z.nullable(z.literal(1)),
  }),
  z.custom<SelectedOption>(),
  {
    decode: ({ id, value_name, price, free }) => ({
      valueId: id,
      name: value_name,
      price: free === 1 ? zero : price,
      isFree: free === 1,
    }),
    encode: ({ valueId, name, price, isFree }) => ({
      id: valueId,
      value_name: name,
      price: isFree ? zero : price,
      free: isFree ? (1 as const) : null,
    }),
  },
)
