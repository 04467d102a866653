import type { ToldRefusal } from '@comanda/contract/refusals'
import { loadSpokenWords } from '@comanda/screen/spoken'
import { errorShownMs, tell, tellError } from '../state/news.ts'

/** Long enough to read why. */
const leaveAfterMs = 2500

/** A change was refused and has been undone; without a refusal the server broke, and nobody can say why. */
export async function sayUndone(refusal: ToldRefusal | null): Promise<void> {
  const words = await loadSpokenWords('refusals')
  tellError(refusal?.message ?? words.refusals['server-fault'], errorShownMs)
}

/** Without a connection what was done is kept, and sent when it is back. */
export async function sayWaiting(): Promise<void> {
  const { offline } = await loadSpokenWords()
  const waiting = await loadSpokenWords('cart').then(
    ({ cart }) => cart.waiting,
    // Where even the words did not arrive.
    () => offline.title,
  )
  tell(waiting)
}

/** The table is no more: one is told, and then back at the beginning (TABLE-006). */
export async function sayTableClosed(): Promise<void> {
  const { table } = await loadSpokenWords('table')
  tell(table.closed)
  setTimeout(() => location.assign('/'), leaveAfterMs)
}
