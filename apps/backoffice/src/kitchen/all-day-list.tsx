import { listAllDay } from '@comanda/rules/kitchen/list-all-day'
import { useWords } from '@comanda/screen/words'
import { BoardPanel } from './board-panel.tsx'
import type { KitchenThing } from './kitchen-things.ts'

/** Everything to be cooked now, all tickets together. */
export function AllDayList({ things }: { readonly things: readonly KitchenThing[] }) {
  const { kitchen } = useWords('boards')
  const dishes = listAllDay(things)
  return (
    <BoardPanel title={kitchen.allDay}>
      {dishes.length === 0 && <p className="text-said">{kitchen.nothing}</p>}
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        {dishes.map(({ name, words, units }) => (
          <li key={`${name} ${words.join(' ')}`} className="text-said flex gap-3 [overflow-wrap:anywhere]">
            <strong className="min-w-10 text-right tabular-nums">{units} ×</strong>
            <span>
              <strong>{name}</strong> {words.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </BoardPanel>
  )
}
