import { getOrderStatus } from '@comanda/contract/calls/payment'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { toLastPage } from '@comanda/rules/order/last-page'
import { orNull } from '@comanda/screen/or-null'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { errorShownMs, tell, tellError } from '@comanda/screen/toasts'
import { call } from '../state/client.ts'

/** Long enough to read the reason. */
const leaveAfterMs = 2500

/** A change was refused and undone; without a refusal the server failed and the reason is unknown. */
export async function sayUndone(refusal: ToldRefusal | null): Promise<void> {
  const words = await loadSpokenWords('refusals')
  tellError(refusal?.message ?? words.refusals['server-fault'], errorShownMs)
}

/** Without a connection changes are kept, and sent when it is back. */
export async function sayWaiting(): Promise<void> {
  const { offline } = await loadSpokenWords()
  const waiting = await loadSpokenWords('cart').then(
    ({ cart }) => cart.waiting,
    // Used when even the words could not be loaded.
    () => offline.title,
  )
  tell(waiting)
}

/** The table is paid: every phone sees what became of it. A table that staff closed is told so, and sent home (TABLE-006). */
export async function sayTableClosed(cartId: CartId): Promise<void> {
  const made = await orNull(call(getOrderStatus, { id: cartId }))
  if (made !== null && !isRefusal(made)) return location.assign(`${toLastPage('table')}?cart=${cartId}`)
  const { table } = await loadSpokenWords('table')
  tell(table.closed)
  setTimeout(() => location.assign('/'), leaveAfterMs)
}
