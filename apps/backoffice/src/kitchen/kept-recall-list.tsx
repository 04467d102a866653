import { isCooked } from '@comanda/rules/order/stand-order'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { keptPresses } from '../queue/kept-presses.ts'
import { BoardPanel } from './board-panel.tsx'
import { listMoves } from './foresee-things.ts'
import { type KitchenThing, tableOf } from './kitchen-things.ts'
import type { KitchenActs } from './use-kitchen-acts.ts'

interface KeptRecallListProps {
  readonly recallable: readonly (readonly KitchenThing[])[]
  readonly acts: KitchenActs
}

/** Without a line only this device's own presses are known: those can be brought back (DAY-212). */
export function KeptRecallList({ recallable, acts }: KeptRecallListProps) {
  const { kitchen, boards } = useWords('boards')
  return (
    <BoardPanel title={kitchen.recall}>
      <p className="text-said">{boards.onlyOwn}</p>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {recallable.map((items) => (
          <li
            key={items[0]?.itemId}
            className="flex items-center justify-between gap-3 rounded-lg bg-sunken p-3 [overflow-wrap:anywhere]"
          >
            <p className="text-said min-w-0">
              {items.map(({ itemId, units, name, ticket }) => (
                <span key={itemId} className="block">
                  <strong>{units > 1 ? `${units} × ${name}` : name}</strong> {tableOf(ticket)} #{ticket.number}
                </span>
              ))}
            </p>
            <Button
              look="soft"
              className="text-said min-h-16 shrink-0"
              onClick={() => void acts.recall({ pressId: null, items })}
            >
              {kitchen.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </BoardPanel>
  )
}

/** What each kept press has made ready or served, the newest first, as far as it still stands so. */
export function useRecallable(things: readonly KitchenThing[]): readonly (readonly KitchenThing[])[] {
  const kept = keptPresses.use()
  const taken = new Set<string>()
  return kept.toReversed().flatMap((press) => {
    const ids = new Set(listMoves(press).map(({ itemId }) => String(itemId)))
    const items = things.filter(({ id, state }) => ids.has(id) && isCooked(state) && !taken.has(id))
    for (const { id } of items) taken.add(id)
    return items.length > 0 ? [items] : []
  })
}
