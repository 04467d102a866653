import { usePrice, useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import { useMoments } from '../parts/use-moments.ts'
import type { BoardOrder } from './board-order.ts'

interface OrderCardProps {
  readonly order: BoardOrder
  /** The server's clock. */
  readonly now: number
  /** The numbers of the orders that were added to it. */
  readonly added: readonly number[]
  readonly children: ReactNode
}

/** The facts of an order that somebody at the counter needs at one look; below it, what they can do. */
export function OrderCard({ order, now, added, children }: OrderCardProps) {
  const { orderBoard: words, paper } = useWords('orders', 'boards')
  const price = usePrice()
  const { number, mode, table, name, phone, notes, lines, total, paymentState } = order
  const isAlarming = order.waiting !== null && now >= order.waiting.alarmAt
  return (
    <article
      aria-label={words.order(number)}
      className={classNames(
        'grid gap-3 rounded-card bg-surface p-4 shadow-card',
        order.waiting !== null && 'ring-2 ring-late',
        isAlarming && 'ring-4',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading level={3} look="block">
          {words.order(number)}
        </Heading>
        <p className="font-bold text-text">{table === '' ? words.modes[mode] : table}</p>
      </div>
      <OrderTimes order={order} now={now} />
      {order.beside !== null && <p className="font-extrabold">{paper.beside(order.beside.number)}</p>}
      {added.length > 0 && <p className="font-extrabold">{words.added(added.join(', '))}</p>}
      {order.isOffPaper && <p className="w-fit rounded-lg border-2 px-2 font-extrabold">{paper.off}</p>}
      <ul className="grid gap-1 text-lg">
        {lines.map(({ lineId, quantity, name: dish, isVoided }) => (
          <li key={lineId} className="flex gap-2">
            <span className="shrink-0 font-extrabold tabular-nums">{quantity} ×</span>
            {isVoided ? (
              <span className="min-w-0">
                <s className="text-muted">{dish}</s> <strong className="text-late-text">{words.takenOut}</strong>
              </span>
            ) : (
              <span className="min-w-0">{dish}</span>
            )}
          </li>
        ))}
      </ul>
      {notes !== '' && <p className="rounded-2xl bg-sunken px-3 py-2 font-bold text-pretty">{notes}</p>}
      <p className="flex flex-wrap gap-x-3 text-muted">
        {name !== '' && <span className="min-w-0 break-words">{name}</span>}
        {phone !== '' && (
          <a href={`tel:${phone}`} className="inline-flex min-h-6 items-center underline">
            {phone}
          </a>
        )}
        <span className="font-bold text-text tabular-nums">
          {price(total)} · {words.payment[paymentState]}
        </span>
      </p>
      <Rider order={order} />
      {children}
    </article>
  )
}

/** The person who brings it, and since when it is on its way. */
function Rider({ order: { rider, outAt } }: Pick<OrderCardProps, 'order'>) {
  const { dispatching: words } = useWords('rides')
  const { hour } = useMoments()
  if (rider === null) return null
  return (
    <p className="font-bold text-text">
      {outAt === null ? words.takes(rider.name) : words.out(rider.name, hour(outAt))}
    </p>
  )
}

function OrderTimes({ order, now }: Pick<OrderCardProps, 'order' | 'now'>) {
  const { orderBoard: words } = useWords('orders')
  const { hour, moment } = useMoments()
  const { promisedAt, placedAt, delayMinutes, waiting } = order
  const wholeDay = 24 * 3_600_000
  const when = (at: number) => (Math.abs(at - now) < wholeDay / 2 ? hour(at) : moment(at))
  return (
    <div className="grid gap-1 tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {promisedAt !== null && <span className="text-xl font-extrabold">{words.promised(when(promisedAt))}</span>}
        {delayMinutes > 0 && <span className="font-bold text-late-text">{words.delayed(delayMinutes)}</span>}
        <span className="text-muted">{words.since(Math.max(0, Math.floor((now - placedAt) / 60_000)))}</span>
      </p>
      {waiting !== null && now >= waiting.alarmAt && (
        <p role="status" className="rounded-2xl bg-late-soft px-3 py-2 font-bold text-on-late-soft">
          {waiting.cancelAt === null
            ? words.unansweredByHand
            : words.unanswered(Math.max(1, Math.ceil((waiting.cancelAt - now) / 60_000)))}
        </p>
      )}
    </div>
  )
}
