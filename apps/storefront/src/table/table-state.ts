import { getTable } from '@comanda/contract/calls/table'
import type { ToldTable } from '@comanda/contract/entities/table'
import type { CartId } from '@comanda/rules/ids'
import { createCell } from '@comanda/screen/cell'
import { orNull } from '@comanda/screen/or-null'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { tell } from '@comanda/screen/toasts'
import { useEffect } from 'react'
import { order } from '../cart/order.ts'
import { call } from '../state/client.ts'

/** How many times the table was asked about, and which of these answers was the last one heard. */
let asked = 0
let heard = 0

const shown = createCell<{ readonly cartId: CartId; readonly told: ToldTable } | null>(null)

/** The state of this order's table, read again whenever something happens there; null until it is known. */
export function useTable(): ToldTable | null {
  const cartId = order.use()?.cart.id
  const known = shown.use()
  useEffect(() => {
    if (cartId === undefined) return
    refreshTable(cartId)
    return order.listen(() => refreshTable(cartId))
  }, [cartId])
  return known !== null && known.cartId === cartId ? known.told : null
}

/** Whoever called is told that somebody comes, also when nothing on the screen shows the table. */
export async function awaitAnswer(cartId: CartId): Promise<void> {
  await refreshTable(cartId)
  const stop = order.listen(async () => {
    await refreshTable(cartId)
    if (shown.get()?.told.openCalls.length === 0) stop()
  })
}

/** Reads again. A broken connection keeps the last state: the live connection says when to ask again. */
export async function refreshTable(cartId: CartId): Promise<void> {
  asked += 1
  const turn = asked
  const told = await orNull(call(getTable, { cartId }))
  // An answer that was overtaken on its way says how the table stood before.
  if (told === null || turn < heard) return
  heard = turn
  const before = shown.get()
  shown.set({ cartId, told })
  if (before?.cartId !== cartId) return
  const { table } = await loadSpokenWords('table')
  // Where a table's number is enough to join it, the guests at the table should notice somebody else.
  if (told.guests > before.told.guests) tell(table.joined)
  // Whoever called need not wonder whether anybody has heard it.
  if (told.answeredCalls > before.told.answeredCalls) tell(table.answered)
}
