import { showOrder } from '@comanda/contract/calls/staff/history'
import { type OrderId, toId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { InStore } from '../parts/in-store.tsx'
import { Reading } from '../parts/reading.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { useTitle } from '../parts/use-title.ts'
import { call } from '../state/client.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderStory } from './order-story.tsx'
import { ReceiptTools } from './receipt-tools.tsx'
import { sayStanding } from './say-standing.ts'
import type { ShownOrder } from './shown-order.ts'

/** One order of any day, at an address of its own: what was sold, who paid how, and all that happened (DAY-207). */
export function Component() {
  const orderId = toId<OrderId>(useParams().orderId ?? '')
  const { orderHistory: words } = useWords('history', 'orders', 'audit', 'reports', 'common')
  const read = useRead(`order ${orderId}`, () => call(showOrder, { orderId }))
  const title = read.state === 'ready' ? undefined : words.title
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-6 md:px-8">
      {title !== undefined && <WaitingTitle title={title} />}
      <Reading of={read}>
        {(shown) => (
          <InStore storeId={shown.storeId}>
            <OrderPage shown={shown} again={read.again} />
          </InStore>
        )}
      </Reading>
    </div>
  )
}

function WaitingTitle({ title }: { readonly title: string }) {
  useTitle(title)
  return (
    <Heading level={1} look="screen">
      {title}
    </Heading>
  )
}

interface OrderPageProps {
  readonly shown: ShownOrder
  /** Something was changed: it is read again. */
  readonly again: () => void
}

function OrderPage({ shown, again }: OrderPageProps) {
  const { orderHistory: words, orderBoard, audit } = useWords('history', 'orders', 'audit')
  const { moment } = useMoments()
  const { order, receiptNumber } = shown
  const { number, mode, table, name, phone, notes, placedAt } = order
  const title = orderBoard.order(number)
  useTitle(title)
  return (
    <>
      <header className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={1} look="screen">
            {title}
          </Heading>
          <p className="text-lg font-bold">{sayStanding(order, { audit, orderBoard })}</p>
        </div>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span className="font-bold text-text">{table === '' ? orderBoard.modes[mode] : table}</span>
          <span className="tabular-nums">{moment(placedAt)}</span>
          {name !== '' && <span className="min-w-0 break-words">{name}</span>}
          {phone !== '' && (
            <a href={`tel:${phone}`} className="inline-flex min-h-6 items-center underline">
              {phone}
            </a>
          )}
          {receiptNumber !== null && <span>{words.receipt(receiptNumber)}</span>}
        </p>
        {notes !== '' && <p className="rounded-lg bg-sunken px-3 py-2 font-bold text-pretty">{notes}</p>}
        <ReceiptTools shown={shown} again={again} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Block title={words.dishes}>
            <OrderLines shown={shown} again={again} />
          </Block>
          <Block title={words.money}>
            <OrderPayments shown={shown} again={again} />
          </Block>
        </div>
        <Block title={words.story}>
          <OrderStory story={shown.story} />
        </Block>
      </div>
    </>
  )
}

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <Heading level={2} look="block">
        {title}
      </Heading>
      {children}
    </section>
  )
}
