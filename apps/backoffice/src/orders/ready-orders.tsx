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
  readonly toCard: (order: BoardOrder) => ReactNode
}

/** What is fetched stands first; what is brought stands by zone, so that a rider gets what goes the same way. */
export function ReadyOrders({ orders, onGive, toCard }: ReadyOrdersProps) {
  const { dispatching: words, rides } = useWords('rides')
  const isCutOff = useCutOff()
  const mayGive = mayOpen(useWorker(), 'orders.move') && !isCutOff
  const deliveries = orders.filter(({ mode }) => mode === 'delivery')
  return (
    <>
      {orders.filter(({ mode }) => mode !== 'delivery').map(toCard)}
      {groupByZone(deliveries).map(({ zone, deliveries: ofZone }) => {
        const name = words.zone(zone === '' ? rides.noZone : zone)
        const free = ofZone.filter(({ rider }) => rider === null)
        return (
          <section key={zone} aria-label={name} className="grid gap-3">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
              <Heading level={3} look="row">
                {name} <span className="text-muted tabular-nums">{ofZone.length}</span>
              </Heading>
              {mayGive && free.length > 1 && (
                <Button look="soft" onClick={() => onGive(free)}>
                  {words.giveAll(free.length)}
                </Button>
              )}
            </div>
            {ofZone.map(toCard)}
          </section>
        )
      })}
    </>
  )
}
