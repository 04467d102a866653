import { createItemsForPartialSale, releaseShare } from '@comanda/contract/calls/table'
import type { KeptShare } from '@comanda/contract/entities/kept-share'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { CartId, ShareId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { ShareWish } from '@comanda/rules/table/split-bill'
import { call } from '../state/client.ts'
import { keepWish } from './kept-wish.ts'

interface Taking {
  readonly cartId: CartId
  readonly wish: ShareWish
  /** The price that the screen shows. */
  readonly amount: Cents
  /** The share that this diner had before, if any. */
  readonly before: ShareId | null
}

/** Keeps a share for this diner. One whose payment was left at the bank is ended first. */
export async function takeShare({ cartId, wish, amount, before }: Taking): Promise<KeptShare | ToldRefusal> {
  const wanted = { cartId, wish, shown: amount }
  let taken = await call(createItemsForPartialSale, wanted)
  if (isRefusal(taken) && taken.refused === 'payment-in-progress' && before !== null) {
    const ended = await call(releaseShare, { shareId: before })
    if (isRefusal(ended)) return ended
    taken = await call(createItemsForPartialSale, wanted)
  }
  if (isRefusal(taken)) return taken
  // An equal part is kept as its amount: when it is taken again, others may have paid theirs.
  const again: ShareWish = wish.kind === 'product' ? wish : { kind: 'custom', amount: taken.amount }
  keepWish({ cartId, wish: again, amount: taken.amount })
  return taken
}
