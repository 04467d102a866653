import { getOrder } from '@comanda/contract/calls/order-history'
import type { PlacedOrder, ToldOrderLine } from '@comanda/contract/entities/placed-order'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { toAllergenView } from '@comanda/dish/allergen-view'
import { Allergens } from '@comanda/dish/allergens'
import { formatMoment } from '@comanda/i18n/format-moment'
import type { OrderId } from '@comanda/rules/ids'
import { sumCents } from '@comanda/rules/money/cents'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { MenuLink } from '../parts/exit-links.tsx'
import { usePage } from '../parts/use-page.ts'
import { call } from '../state/client.ts'
import { OrderPlace } from './order-place.tsx'
import { OrderSums } from './order-sums.tsx'
import { ListSkeleton, OwnPart } from './own-part.tsx'
import { RepeatButton } from './repeat-button.tsx'
import { NothingYet, SectionTitle } from './section-title.tsx'
import { StatusChip } from './status-chip.tsx'
import { useOwn } from './use-own.ts'

/** One order as it was sold, with every part of its price (ACCOUNT-033, SHELL-017). */
export function Order() {
  const words = useWords('customer').accountPage
  const language = useLanguage()
  const { id = '' } = usePage().params
  const own = useOwn(`order ${id}`, async () => (isOrderId(id) ? call(getOrder, { id }) : noSuchOrder))
  const order = own.state === 'ready' ? own.value : null
  return (
    <>
      <a
        href="/account/history"
        className="-mb-4 inline-flex min-h-11 w-fit items-center gap-1 text-sm font-bold text-primary-text hover:underline"
      >
        <span aria-hidden="true">‹</span> {words.history}
      </a>
      <div>
        <SectionTitle title={order ? words.orderNumber(order.number) : words.order}>
          {order && <StatusChip status={order.status} mode={order.mode} />}
        </SectionTitle>
        {order && <p className="mt-1 text-muted">{formatMoment(order.placedAt, language, order.timeZone)}</p>}
      </div>
      <OwnPart
        own={own}
        skeleton={<ListSkeleton rows={4} className="h-20" />}
        missing={
          <NothingYet title={words.noOrder} hint={words.historyHint}>
            <MenuLink />
          </NothingYet>
        }
      >
        {(shown) => <OrderContent order={shown} />}
      </OwnPart>
    </>
  )
}

/** An address may contain anything; the server is asked only for a valid order id. */
function isOrderId(text: string): text is OrderId {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

const noSuchOrder: ToldRefusal = { refused: 'order-not-found', message: '' }

function OrderContent({ order }: { readonly order: PlacedOrder }) {
  const language = useLanguage()
  const moment = formatMoment(order.placedAt, language, order.timeZone)
  return (
    <>
      <RepeatButton orderId={order.id} moment={moment} size="large" className="w-full sm:w-fit" />
      <OrderPlace order={order} />
      <ul className="grid divide-y divide-line rounded-card bg-surface px-4 shadow-card md:px-5">
        {order.lines.map((line) => (
          <OrderLineRow key={line.id} line={line} order={order} />
        ))}
      </ul>
      <OrderSums order={order} lines={sumCents(order.lines.map(({ total }) => total))} />
    </>
  )
}

function OrderLineRow({ line, order }: { readonly line: ToldOrderLine; readonly order: PlacedOrder }) {
  const language = useLanguage()
  const price = usePrice()
  const contained = order.allergens.filter(({ id }) => line.allergens.includes(id))
  return (
    <li className="flex items-start gap-3 py-4">
      <span className="w-8 shrink-0 font-bold tabular-nums">{line.quantity} ×</span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-bold">
          {line.slug === null ? (
            line.name
          ) : (
            <a href={`/products/${line.slug}`} className="inline-block py-1 -my-1 hover:underline">
              {line.name}
            </a>
          )}
        </p>
        {line.choice && <p className="text-pretty text-sm text-muted">{line.choice}</p>}
        {line.notes && <p className="text-pretty text-sm italic text-muted">«{line.notes}»</p>}
        <Allergens contained={contained.map((allergen) => toAllergenView(allergen, language))} />
      </div>
      <span className="font-bold tabular-nums">{price(line.total)}</span>
    </li>
  )
}
