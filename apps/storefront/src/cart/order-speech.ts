import type { ToldRefusal } from '@comanda/contract/refusals'
import { loadSpokenWords } from '@comanda/screen/spoken'
import { errorShownMs, tell, tellError } from '../state/news.ts'

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

/** The table was closed: the diner is told, and then sent home (TABLE-006). */
export async function sayTableClosed(): Promise<void> {
  const { table } = await loadSpokenWords('table')
  tell(table.closed)
  setTimeout(() => location.assign('/'), leaveAfterMs)
}
