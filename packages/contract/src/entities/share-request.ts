import type { CartId, LineId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { ShareWish } from '@comanda/rules/table/split-bill'
import { z } from 'zod/mini'
import { checked } from '../wire/checked.ts'
import { wireUuid, wireWhole, wireWholeOrNull } from '../wire/number.ts'
import { wirePriceOrNull } from '../wire/price.ts'
import { wireSplitKind } from './table-words.ts'

/** A requested share; what its sender showed is compared, never used. */
export interface ShareRequest {
  readonly cartId: CartId
  readonly wish: ShareWish
  readonly shown: Cents | null
}

export const wireShareRequest = z.codec(
  z.object({
    id: wireUuid<CartId>(),
    type: wireSplitKind,
    comensales: wireWholeOrNull,
    amount: wirePriceOrNull,
    items: z.nullish(
      checked(z.array(z.object({ id: wireUuid<LineId>(), parts: wireWhole, of: wireWhole })), z.maxLength(200)),
    ),
    totalPayComensal: wirePriceOrNull,
  }),
  z.custom<ShareRequest>(),
  {
    decode: ({ id, type, comensales, amount, items, totalPayComensal }, payload) => {
      const wish = readWish({ type, comensales, amount, items: items ?? null })
      if (wish !== undefined) return { cartId: id, wish, shown: totalPayComensal }
      payload.issues.push({ code: 'custom', message: 'a share without its measure', path: ['type'], input: type })
      return z.NEVER
    },
    encode: ({ cartId, wish, shown }) => ({
      id: cartId,
      type: wish.kind,
      comensales: wish.kind === 'diner' ? wish.diners : null,
      amount: wish.kind === 'custom' ? wish.amount : null,
      items: wish.kind === 'product' ? wish.claims.map(({ lineId, part }) => ({ id: lineId, ...part })) : null,
      totalPayComensal: shown,
    }),
  },
)

interface SentWish {
  readonly type: ShareWish['kind']
  readonly comensales: number | null
  readonly amount: Cents | null
  readonly items: readonly { readonly id: LineId; readonly parts: number; readonly of: number }[] | null
}

function readWish({ type, comensales, amount, items }: SentWish): ShareWish | undefined {
  if (type === 'diner') return comensales === null ? undefined : { kind: 'diner', diners: comensales }
  if (type === 'custom') return amount === null ? undefined : { kind: 'custom', amount }
  const claims = items?.map(({ id, parts, of }) => ({ lineId: id, part: { parts, of } }))
  return claims === undefined ? undefined : { kind: 'product', claims }
}
