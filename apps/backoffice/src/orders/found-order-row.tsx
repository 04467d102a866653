import type { ReplyOf } from '@comanda/contract/call'
import type { searchOrders } from '@comanda/contract/calls/staff/history'
import { usePrice, useWords } from '@comanda/screen/words'
import { Link } from 'react-router'
import { useMoments } from '../parts/use-moments.ts'
import { sayStanding } from './say-standing.ts'

type FoundOrder = ReplyOf<typeof searchOrders>['orders'][number]

/** What somebody needs to see that it is the order they mean; all of it opens the order. */
export function FoundOrderRow({ order }: { readonly order: FoundOrder }) {
  const { orderBoard: words, audit } = useWords('orders', 'audit')
  const price = usePrice()
  const { moment } = useMoments()
  const { orderId, number, placedAt, mode, name, phone, table, total, dishes } = order
  return (
    <li className="relative grid gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <p className="flex flex-wrap items-baseline gap-x-3 sm:grid">
        <Link
          to={`/orders/${orderId}`}
          className="text-lg font-extrabold tabular-nums outline-none before:absolute before:inset-0"
        >
          {words.order(number)}
        </Link>
        <span className="text-sm text-muted tabular-nums">{moment(placedAt)}</span>
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 font-bold">
          <span>{table === '' ? words.modes[mode] : table}</span>
          {name !== '' && <span className="min-w-0 break-words">{name}</span>}
          {phone !== '' && <span className="font-normal text-muted tabular-nums">{phone}</span>}
        </p>
        <p className="line-clamp-2 text-sm text-muted">{dishes.join(' · ')}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 sm:grid sm:justify-items-end">
        <span className="text-lg font-extrabold tabular-nums">{price(total)}</span>
        <span className="text-sm text-muted">{sayStanding(order, { audit, orderBoard: words })}</span>
      </p>
    </li>
  )
}
