import { listHeadAllergies } from '@comanda/rules/kitchen/frame-allergies'
import type { TicketPace } from '@comanda/rules/kitchen/judge-ticket'
import { isToCook } from '@comanda/rules/kitchen/kitchen-item'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { memo } from 'react'
import { DishRow } from './dish-row.tsx'
import type { KitchenThing, Ticket } from './kitchen-things.ts'
import { useHoldPress } from './use-hold-press.ts'
import type { KitchenActs } from './use-kitchen-acts.ts'

interface TicketCardProps {
  readonly ticket: Ticket
  readonly pace: TicketPace
  /** Until it is due, or since. */
  readonly minutes: number
  /** Null where nothing can be changed: then it is only shown. */
  readonly acts: KitchenActs | null
  /** The key of a bump bar that chooses it; only the first nine have one. */
  readonly bumpKey: number | null
  readonly isChosen: boolean
  /** Null at a station; at the pass, the names of the stations. */
  readonly stations: ReadonlyMap<number, string> | null
}

const paces: Readonly<Record<TicketPace, string>> = {
  early: 'bg-sunken text-text',
  timely: 'bg-sunken text-text',
  soon: 'bg-soon text-on-soon',
  late: 'bg-late text-on-late',
}

/**
 * A ticket: when it is due and for whom, and its dishes. A tap bumps a dish, a held press all of the ticket's. A board
 * has many and its clock moves every second, so a ticket is drawn again only when something of its own has changed.
 */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, pace, minutes, acts, bumpKey, isChosen, stations } = props
  const { kitchen, paper, modes } = useWords('boards')
  const isPass = stations !== null
  const mine = ticket.items.filter(({ stationId }) => !isPass || stationId === null)
  const hold = useHoldPress(() => void acts?.bumpAll(mine))
  const ofTable = listHeadAllergies(ticket.items)
  const ready = ticket.items.filter(({ state }) => state === 'ready')
  return (
    <article
      id={`ticket-${ticket.ticketId}`}
      aria-label={kitchen.ticket(ticket.number, ticket.place)}
      tabIndex={-1}
      className={classNames(
        // What changes in one is drawn without looking at the others.
        'contain-content touch-manipulation overflow-hidden rounded-card bg-surface shadow-card select-none',
        isChosen && 'outline-4 outline-offset-2 outline-focus',
      )}
    >
      <div {...hold}>
        <header className={classNames('grid gap-1 px-4 py-3', paces[pace])}>
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="text-dish font-extrabold [overflow-wrap:anywhere]">
              {bumpKey !== null && (
                <kbd className="mr-2 inline-block rounded-lg border-2 px-2 font-sans tabular-nums">{bumpKey}</kbd>
              )}
              {ticket.place || modes[ticket.mode]}
            </h2>
            <span className="text-said shrink-0 font-bold tabular-nums">#{ticket.number}</span>
          </div>
          <p className="text-said font-bold">
            {modes[ticket.mode]} · {kitchen.paces[pace](minutes)}
          </p>
          {ticket.beside !== null && <p className="text-said font-extrabold">{paper.beside(ticket.beside)}</p>}
          {ticket.isOffPaper && <p className="text-said w-fit rounded-lg border-2 px-2 font-extrabold">{paper.off}</p>}
          {ofTable.length > 0 && <p className="text-said font-extrabold">{kitchen.tableAllergy(ofTable.join(', '))}</p>}
          {ticket.notes !== '' && <p className="text-said font-bold italic">«{ticket.notes}»</p>}
        </header>
        <ul>
          {ticket.items.map((thing) => (
            <DishRow
              key={thing.id}
              thing={thing}
              stationName={stations && nameStation(thing, stations, kitchen.noStation)}
              pending={acts?.pending}
              onTap={acts && findTap(thing, { acts, isPass })}
              onUnit={acts && isToCook(thing) && mine.includes(thing) ? () => void acts.bump(thing, 1) : null}
            />
          ))}
        </ul>
      </div>
      <footer className="flex flex-wrap gap-2 px-4 pb-4 empty:hidden">
        {acts &&
          listHeldCourses(ticket).map((course) => (
            <Button
              key={course}
              look="soft"
              size="large"
              className="text-said min-h-16 grow"
              onClick={() => void acts.fire(ticket, course)}
            >
              {kitchen.fire(course)}
            </Button>
          ))}
        {acts && isPass && ready.length > 1 && (
          <Button size="large" className="text-said min-h-16 grow" onClick={() => void acts.serve(ready)}>
            {kitchen.serveAll(ready.length)}
          </Button>
        )}
      </footer>
    </article>
  )
})

function nameStation({ stationId }: KitchenThing, stations: ReadonlyMap<number, string>, none: string): string {
  return stationId === null ? none : (stations.get(stationId) ?? none)
}

/** A station bumps its dishes. The pass serves what is ready, and bumps what no station cooks. */
function findTap(
  thing: KitchenThing,
  { acts, isPass }: { readonly acts: KitchenActs; readonly isPass: boolean },
): (() => void) | null {
  if (thing.isVoidUnseen) return () => void acts.confirm(thing)
  if (isPass && thing.state === 'ready') return () => void acts.serve([thing])
  const bumps = isToCook(thing) && (!isPass || thing.stationId === null)
  return bumps ? () => void acts.bump(thing, null) : null
}

/** The courses of a round that wait to be fired; an order waits for somebody's yes instead. */
function listHeldCourses({ orderId, items }: Ticket): readonly number[] {
  if (orderId !== null) return []
  return [...new Set(items.filter(({ state }) => state === 'held').map(({ course }) => course))].sort()
}
