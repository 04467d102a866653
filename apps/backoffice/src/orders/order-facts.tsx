import { usePrice, useWords } from '@comanda/screen/words'
import { Link } from 'react-router'
import { MapLink } from '../parts/map-link.tsx'
import { useMoments } from '../parts/use-moments.ts'
import type { BoardOrder } from './board-order.ts'

interface OrderFactsProps {
  readonly order: BoardOrder
  /** The numbers of the orders that were added to it. */
  readonly added: readonly number[]
}

/** All that somebody at the counter may need of an order, none of it cut. */
export function OrderFacts({ order, added }: OrderFactsProps) {
  const { orderBoard: words, paper } = useWords('orders', 'boards')
  const { orderId, name, phone, notes, lines, beside, isOffPaper, address } = order
  return (
    <div className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-2">
      <div className="grid gap-2">
        {beside !== null && <p className="font-extrabold">{paper.beside(beside.number)}</p>}
        {added.length > 0 && <p className="font-extrabold">{words.added(added.join(', '))}</p>}
        {isOffPaper && <p className="w-fit rounded-lg border-2 px-2 font-extrabold">{paper.off}</p>}
        <ul className="grid gap-1 text-lg">
          {lines.map((line) => (
            <li key={line.lineId} className="flex gap-2">
              <span className="shrink-0 font-extrabold tabular-nums">{line.quantity} ×</span>
              {line.isVoided ? (
                <span className="min-w-0">
                  <s className="text-muted">{line.name}</s> <strong className="text-late-text">{words.takenOut}</strong>
                </span>
              ) : (
                <span className="min-w-0">
                  {line.name}
                  {[...line.words, line.notes]
                    .filter((word) => word !== '')
                    .map((word) => (
                      <strong key={word} className="block text-base">
                        {word}
                      </strong>
                    ))}
                </span>
              )}
            </li>
          ))}
        </ul>
        {notes !== '' && <p className="rounded-lg bg-sunken px-3 py-2 font-bold text-pretty">{notes}</p>}
      </div>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3">
          {name !== '' && <span className="min-w-0 font-bold break-words">{name}</span>}
          {phone !== '' && (
            <a href={`tel:${phone}`} className="inline-flex min-h-6 items-center underline">
              {phone}
            </a>
          )}
        </p>
        {address !== '' && <MapLink address={address} label={words.map} />}
        <Payment order={order} />
        <Rider order={order} />
        <Link to={`/orders/${orderId}`} className="inline-flex min-h-6 w-fit items-center underline">
          {words.whole}
        </Link>
      </div>
    </div>
  )
}

/** How it is paid, and the change that has to be there. */
function Payment({ order: { total, owed, pays, handsOver, paymentState } }: Pick<OrderFactsProps, 'order'>) {
  const { orderBoard: words } = useWords('orders')
  const price = usePrice()
  return (
    <p className="tabular-nums">
      <strong>
        {price(total)} · {words.payment[paymentState]}
      </strong>
      {owed > 0 && pays !== null && ` · ${words.pays[pays]}`}
      {owed > 0 && pays === 'cash' && handsOver !== null && (
        <strong className="block">{words.bringChange(price(handsOver), price(Math.max(0, handsOver - owed)))}</strong>
      )}
    </p>
  )
}

/** The person who brings it, and since when it is on its way. */
function Rider({ order: { rider, outAt } }: Pick<OrderFactsProps, 'order'>) {
  const { dispatching: words } = useWords('rides')
  const { hour } = useMoments()
  if (rider === null) return null
  return <p className="font-bold">{outAt === null ? words.takes(rider.name) : words.out(rider.name, hour(outAt))}</p>
}
