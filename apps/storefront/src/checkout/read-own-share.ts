import { getTable } from '@comanda/contract/calls/table'
import { isRefusal } from '@comanda/contract/refusals'
import type { Cart } from '@comanda/rules/cart/cart'
import type { ShareId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { remainingOf, type ShareWish } from '@comanda/rules/table/split-bill'
import { orNull } from '@comanda/screen/or-null'
import { call } from '../state/client.ts'
import { readKeptWish } from '../table/kept-wish.ts'

/** The share of a table's bill that this diner pays instead of the whole. */
export interface OwnShare {
  /** Null when it was given back, because its payment failed: it is taken again before the next try. */
  readonly id: ShareId | null
  /** Its payment was begun, perhaps in another tab, and has not ended. */
  readonly isBeingPaid: boolean
  readonly amount: Cents
  readonly bill: Cents
  /** How to take it again. */
  readonly wish: ShareWish
}

/** Null where the diner pays the whole bill. */
export async function readOwnShare({ id: cartId, setup }: Pick<Cart, 'id' | 'setup'>): Promise<OwnShare | null> {
  if (setup.mode !== 'table') return null
  const table = await orNull(call(getTable, { cartId }))
  if (table === null || isRefusal(table)) return null
  const { bill } = table
  const share = bill.shares.find(({ isMine, isPaid }) => isMine && !isPaid)
  const kept = readKeptWish(cartId)
  if (share !== undefined) {
    const wish = kept?.wish ?? { kind: 'custom', amount: share.amount }
    const { id, amount, isBeingPaid } = share
    return { id, amount, isBeingPaid, bill: bill.total, wish }
  }
  if (kept === null || remainingOf(bill) === 0) return null
  return { id: null, isBeingPaid: false, amount: kept.amount, bill: bill.total, wish: kept.wish }
}
