import { groupByZone } from '@comanda/rules/rides/group-by-zone'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import { useCutOff } from '../boards/acting-board.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import type { BoardOrder } from './board-order.ts'

interface ReadyOrdersProps {
  readonly orders: readonly BoardOrder[]
  readonly onGive: (orders: readonly BoardOrder[]) => void
  readonly toRow: (order: BoardOrder) => ReactNode
}

/** Orders one below the other, by hairlines. */
export const rows = 'grid rounded-lg border border-line empty:hidden'

/** What is fetched stands first; what is brought stands by zone, so that a rider gets what goes the same way. */
export function ReadyOrders({ orders, onGive, toRow }: ReadyOrdersProps) {
  const { dispatching: words, rides } = useWords('rides')
  const isCutOff = useCutOff()
  const mayGive = mayOpen(useWorker(), 'orders.move') && !isCutOff
  const deliveries = orders.filter(({ mode }) => mode === 'delivery')
  const fetched = orders.filter(({ mode }) => mode !== 'delivery')
  return (
    <div className="grid gap-2 empty:hidden">
      {fetched.length > 0 && <div className={rows}>{fetched.map(toRow)}</div>}
      {groupByZone(deliveries).map(({ zone, deliveries: ofZone }) => {
        const name = words.zone(zone === '' ? rides.noZone : zone)
        const free = ofZone.filter(({ rider }) => rider === null)
        return (
          <section key={zone} aria-label={name}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Heading level={3} look="row">
                {name} <span className="text-muted tabular-nums">{ofZone.length}</span>
              </Heading>
              {mayGive && free.length > 1 && (
                <Button look="soft" onClick={() => onGive(free)}>
                  {words.giveAll(free.length)}
                </Button>
              )}
            </div>
            <div className={rows}>{ofZone.map(toRow)}</div>
          </section>
        )
      })}
    </div>
  )
}
