import { createCell } from '@comanda/screen/cell'
import { type Press, presses } from './presses.ts'

/** The presses that wait for the line, the oldest first; the same list until it is another. */
export const keptPresses = createCell<readonly Press[]>(listKept())

presses.queued.follow(() => {
  const kept = listKept()
  if (kept.length > 0 || keptPresses.get().length > 0) keptPresses.set(kept)
})

function listKept(): readonly Press[] {
  return presses.queued.get().flatMap(({ press, isKept }) => (isKept ? press : []))
}
