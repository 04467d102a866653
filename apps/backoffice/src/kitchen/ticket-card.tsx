import { listHeadAllergies } from '@comanda/rules/kitchen/frame-allergies'
import type { TicketPace } from '@comanda/rules/kitchen/judge-ticket'
import { isToCook } from '@comanda/rules/kitchen/kitchen-item'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Ticket as TicketForm, type TicketTone } from '@comanda/ui/ticket'
import { memo, useState } from 'react'
import { DishRow } from './dish-row.tsx'
import { foldItems } from './fold-items.ts'
import { FoldedLine } from './folded-line.tsx'
import { isCookedHere, type KitchenThing, type Stations, type Ticket } from './kitchen-things.ts'
import { useHoldPress } from './use-hold-press.ts'
import type { KitchenActs } from './use-kitchen-acts.ts'

interface TicketCardProps {
  readonly ticket: Ticket
  readonly pace: TicketPace
  /** Until it is due, or since. */
  readonly minutes: number
  readonly acts: KitchenActs
  /** Without a line only what can be sent later is offered. */
  readonly isCutOff: boolean
  /** The key of a bump bar that chooses it; only the first nine have one. */
  readonly bumpKey: number | null
  readonly isChosen: boolean
  /** Null at a station; at the pass, the stations. */
  readonly stations: Stations | null
}

const tones: Readonly<Record<TicketPace, TicketTone>> = { early: 'rest', timely: 'rest', soon: 'soon', late: 'late' }

/**
 * A ticket: when it is due and for whom, and its dishes. A tap bumps a dish, a held press all of the ticket's. A board
 * has many and its clock moves every second, so a ticket is drawn again only when something of its own has changed.
 */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, pace, minutes, acts, isCutOff, bumpKey, isChosen, stations } = props
  const { kitchen } = useWords('boards')
  const [isWhole, setWhole] = useState(false)
  const isPass = stations !== null
  const mine = ticket.items.filter((item) => isCookedHere(item, stations))
  const hold = useHoldPress(() => void acts.bumpAll(mine))
  const { open, folds } = isWhole ? { open: ticket.items, folds: [] } : foldItems(ticket.items)
  return (
    <TicketForm
      id={`ticket-${ticket.ticketId}`}
      label={kitchen.ticket(ticket.number, ticket.place)}
      hero={
        <>
          {bumpKey !== null && (
            <kbd className="text-said mr-2 inline-block rounded-md border-2 px-1.5 font-sans tabular-nums">
              {bumpKey}
            </kbd>
          )}
          {ticket.mode === 'table' ? (
            <>
              {ticket.place} <span className="text-said font-normal tabular-nums">#{ticket.number}</span>
            </>
          ) : (
            `#${ticket.number}`
          )}
        </>
      }
      figure={pace === 'early' ? kitchen.inMinutes(minutes) : kitchen.minutes(minutes)}
      corner={
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={kitchen.whole(ticket.number)}
          className="cursor-pointer pt-1.5 text-2xl leading-none font-bold hover:bg-surface/30"
          onClick={() => setWhole(!isWhole)}
        >
          <span aria-hidden="true">{isWhole ? '−' : '⋯'}</span>
        </button>
      }
      facts={<Facts ticket={ticket} pace={pace} />}
      tone={tones[pace]}
      isChosen={isChosen}
      press={hold}
      foot={<Foot ticket={ticket} acts={acts} isPass={isPass} isCutOff={isCutOff} />}
    >
      <ul>
        {open.map((thing, at) => (
          <DishRow
            key={thing.id}
            thing={thing}
            stationName={stations?.size ? nameStation(thing, stations, kitchen.noStation) : null}
            combo={thing.combo === open[at - 1]?.combo ? null : thing.combo}
            isWhole={isWhole}
            pending={acts.pending}
            onTap={findTap(thing, { acts, isPass, isCutOff }, mine.includes(thing))}
            onUnit={isToCook(thing) && mine.includes(thing) ? () => void acts.bump(thing, 1) : null}
          />
        ))}
        {folds.map((fold) => (
          <FoldedLine key={`${fold.state} ${fold.course}`} fold={fold} />
        ))}
      </ul>
    </TicketForm>
  )
})

/** The lines of the head: how urgent it is, how it is served, what concerns all of it. */
function Facts({ ticket, pace }: Pick<TicketCardProps, 'ticket' | 'pace'>) {
  const { kitchen, paper, modes } = useWords('boards')
  const ofTable = listHeadAllergies(ticket.items)
  const hurry = pace === 'soon' || pace === 'late' ? kitchen[pace] : ''
  const served = ticket.mode === 'table' ? [] : [modes[ticket.mode], ticket.place]
  const said = [hurry, ...served].filter(Boolean)
  return (
    <>
      {said.length > 0 && <p className="text-said font-bold [overflow-wrap:anywhere]">{said.join(' · ')}</p>}
      {ticket.beside !== null && <p className="text-said font-extrabold">{paper.beside(ticket.beside)}</p>}
      {ticket.isOffPaper && <p className="text-said w-fit rounded-md border-2 px-2 font-extrabold">{paper.off}</p>}
      {ofTable.length > 0 && <p className="text-said font-extrabold">{kitchen.tableAllergy(ofTable.join(', '))}</p>}
      {ticket.notes !== '' && <p className="text-said font-bold italic">«{ticket.notes}»</p>}
    </>
  )
}

interface FootProps {
  readonly ticket: Ticket
  readonly acts: KitchenActs
  readonly isPass: boolean
  readonly isCutOff: boolean
}

function Foot({ ticket, acts, isPass, isCutOff }: FootProps) {
  const { kitchen } = useWords('boards')
  const ready = ticket.items.filter(({ state }) => state === 'ready')
  return (
    <>
      {listHeldCourses(ticket).map((course) => (
        <Button
          key={course}
          look="soft"
          className="text-said min-h-14 grow"
          disabled={isCutOff}
          onClick={() => void acts.fire(ticket, course)}
        >
          {kitchen.fire(course)}
        </Button>
      ))}
      {isPass && ready.length > 1 && (
        <Button className="text-said min-h-14 grow" onClick={() => void acts.serve(ready)}>
          {kitchen.serveAll(ready.length)}
        </Button>
      )}
    </>
  )
}

function nameStation({ stationId }: KitchenThing, stations: Stations, none: string): string {
  return stationId === null ? none : (stations.get(stationId)?.name ?? none)
}

/** A station bumps its dishes. The pass serves what is ready, and bumps what no board of a station shows. */
function findTap(
  thing: KitchenThing,
  { acts, isPass, isCutOff }: Pick<FootProps, 'acts' | 'isPass' | 'isCutOff'>,
  isMine: boolean,
): (() => void) | null {
  if (thing.isVoidUnseen) return isCutOff ? null : () => void acts.confirm(thing)
  if (isPass && thing.state === 'ready') return () => void acts.serve([thing])
  return isToCook(thing) && isMine ? () => void acts.bump(thing, null) : null
}

/** The courses of a round that wait to be fired; an order waits for somebody's yes instead. */
function listHeldCourses({ orderId, items }: Ticket): readonly number[] {
  if (orderId !== null) return []
  return [...new Set(items.filter(({ state }) => state === 'held').map(({ course }) => course))].sort()
}
