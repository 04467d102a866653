import { waitingKinds } from '@comanda/rules/waiting/waiting-kind'
import { useWords } from '@comanda/screen/words'
import { waitingNow } from '../boards/waiting.ts'

/** What shines through a lock: how much waits for somebody, and neither whose it is nor how much money (DAY-022). */
export function LockedCounts() {
  const { waiting: words } = useWords('waiting')
  const { things } = waitingNow.use()
  const counts = waitingKinds
    .map((kind) => ({ kind, count: things.filter((thing) => thing.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
      {counts.map(({ kind, count }) => (
        <li key={kind} className="flex items-baseline gap-2">
          <span className="text-figure">{count}</span> {words.kinds[kind](count)}
        </li>
      ))}
    </ul>
  )
}
