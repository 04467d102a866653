import type { LineId, PromotionId } from '@comanda/rules/ids'
import type { Gift } from '@comanda/rules/pricing/list-gifts'
import { z } from 'zod/mini'
import { wireId, wireUuid } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'

export const wireGift = z.codec(
  z.object({
    id: wireUuid<LineId>(),
    reason_dto: wireId<PromotionId>(),
    reason_dto_text: z.string(),
    sale_dto: wirePrice,
  }),
  z.custom<Gift>(),
  {
    decode: ({ id, reason_dto, reason_dto_text, sale_dto }) => ({
      lineId: id,
      promotionId: reason_dto,
      name: reason_dto_text,
      amount: sale_dto,
    }),
    encode: ({ lineId, promotionId, name, amount }) => ({
      id: lineId,
      reason_dto: promotionId,
      reason_dto_text: name,
      sale_dto: amount,
    }),
  },
)
