import { getMyOrders, getMyOrdersCount } from '@comanda/contract/calls/order-history'
import type { OrderSummary } from '@comanda/contract/entities/placed-order'
import { isRefusal } from '@comanda/contract/refusals'
import { formatMoment } from '@comanda/i18n/format-moment'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { MenuLink } from '../parts/exit-links.tsx'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { ListSkeleton, OwnPart } from './own-part.tsx'
import { RepeatButton } from './repeat-button.tsx'
import { NothingYet, SectionTitle } from './section-title.tsx'
import { StatusChip } from './status-chip.tsx'
import { useOwn } from './use-own.ts'

const pageSize = 10

/** Past orders, newest first, one page at a time (ACCOUNT-033). */
export function History() {
  const { account, accountPage: words } = useWords('customer')
  const own = useOwn('history', async (id) => {
    const count = await call(getMyOrdersCount, { id })
    if (isRefusal(count)) return count
    const orders = count === 0 ? [] : await call(getMyOrders, { offset: 0, limit: pageSize })
    return isRefusal(orders) ? orders : { count, orders }
  })
  const { isSending, send } = useTellingSend(account.failed)
  return (
    <>
      <SectionTitle title={words.history} />
      <OwnPart own={own} skeleton={<ListSkeleton rows={3} className="h-52 sm:h-44" />}>
        {({ count, orders }) => {
          if (count === 0) {
            return (
              <NothingYet title={words.noHistory} hint={words.historyHint}>
                <MenuLink />
              </NothingYet>
            )
          }
          async function showMore(): Promise<void> {
            const next = await send(() => call(getMyOrders, { offset: orders.length, limit: pageSize }))
            if (next) own.show({ count, orders: [...orders, ...next] })
          }
          return (
            <>
              <ul className="grid gap-3">
                {orders.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </ul>
              {orders.length < count && (
                <Button look="soft" disabled={isSending} onClick={showMore} className="justify-self-center">
                  {words.showMore}
                </Button>
              )}
            </>
          )
        }}
      </OwnPart>
    </>
  )
}

function OrderRow({ order }: { readonly order: OrderSummary }) {
  const { accountPage: words, modes, frame } = useWords('customer')
  const language = useLanguage()
  const price = usePrice()
  const unnamed = order.pieces - order.names.length
  const moment = formatMoment(order.placedAt, language, order.timeZone)
  return (
    <li className="group relative grid gap-2 rounded-card bg-surface p-4 shadow-card transition duration-200 ease-out hover:-translate-y-0.5 hover:shadow-lift md:p-5">
      <div className="flex items-start justify-between gap-3">
        <Heading level={2} look="row" className="text-balance text-base">
          <a
            href={`/account/orders/${order.id}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {moment}
          </a>
        </Heading>
        <StatusChip status={order.status} mode={order.mode} />
      </div>
      <p className="line-clamp-2 text-pretty">
        {order.names.join(', ')}
        {unnamed > 0 && order.names.length === 3 ? ` ${words.andMore(unnamed)}` : ''}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-muted">
        <span>
          {modes[order.mode]} · {order.storeName}
        </span>
        <span>
          {frame.pieces(order.pieces)} ·{' '}
          <span className="text-base font-extrabold text-text tabular-nums">{price(order.total)}</span>
        </span>
      </div>
      {/* Above the link that covers the whole card. */}
      <RepeatButton orderId={order.id} moment={moment} className="relative w-full sm:w-fit" />
    </li>
  )
}
