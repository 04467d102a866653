import type { PriceListId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireId } from '../wire/number.ts'

export interface GeneralPriceList {
  readonly id: PriceListId
  readonly name: string
}

export const wireGeneralPriceList = z.codec(
  z.object({ id: wireId<PriceListId>(), name: z.string() }),
  z.custom<GeneralPriceList>(),
  { decode: (list) => list, encode: (list) => list },
)
