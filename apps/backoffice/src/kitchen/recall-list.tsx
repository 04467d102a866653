import { listBumped } from '@comanda/contract/calls/staff/kitchen'
import type { StationId, StoreId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Reading } from '../parts/reading.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { call } from '../state/client.ts'
import { BoardPanel } from './board-panel.tsx'
import { listPresses } from './list-presses.ts'
import type { KitchenActs } from './use-kitchen-acts.ts'

interface RecallListProps {
  readonly storeId: StoreId
  readonly stationId: StationId | null
  readonly acts: KitchenActs
}

/** The tickets that were bumped today, newest first; each can be put back. */
export function RecallList({ storeId, stationId, acts }: RecallListProps) {
  const { kitchen } = useWords('boards')
  const { hour } = useMoments()
  const pending = acts.pending.use()
  const bumped = useRead(`bumped ${storeId} ${stationId}`, () => call(listBumped, { storeId, stationId }))
  return (
    <BoardPanel title={kitchen.recall}>
      <Reading of={bumped}>
        {(listed) =>
          listed.length === 0 ? (
            <p className="text-said">{kitchen.nothingBumped}</p>
          ) : (
            <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
              {listPresses(listed).map(({ pressId, place, number, movedAt, movedBy, items }) => (
                <li
                  key={items[0]?.itemId}
                  className="flex items-center justify-between gap-3 rounded-2xl bg-sunken p-3"
                >
                  <p className="text-said min-w-0 [overflow-wrap:anywhere]">
                    {items.map(({ itemId, units, name }) => (
                      <strong key={itemId} className="block">
                        {units > 1 && `${units} × `}
                        {name}
                      </strong>
                    ))}
                    {place} · #{number} · {hour(movedAt)} · {movedBy}
                  </p>
                  <Button
                    look="soft"
                    className="text-said min-h-16 shrink-0"
                    disabled={items.some(({ itemId }) => pending.has(itemId))}
                    onClick={() => void acts.recall({ pressId, items }).then(bumped.again)}
                  >
                    {kitchen.putBack}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
    </BoardPanel>
  )
}
