import { toShownStatus } from '@comanda/rules/cart/shown-status'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { Heading } from '@comanda/ui/heading'
import { useEffect, useState } from 'react'
import { order } from '../cart/order.ts'
import { Notice } from '../parts/notice.tsx'
import { useRoot } from '../parts/use-root.ts'
import { CallVenue, MenuLink } from '../parts/ways-on.tsx'
import { useOrderNumber } from '../state/use-order-number.ts'
import { shownSteps } from './order-looks.ts'
import { OrderView } from './order-view.tsx'
import { useOrder } from './use-order.ts'

/** The progress of the order; its id comes from the address or from what this browser remembers (OPEN-065). */
export function Component() {
  const [cartId, setCartId] = useState<string | null | undefined>(undefined)
  useEffect(() => setCartId(new URLSearchParams(location.search).get('id') ?? order.id()), [])
  if (cartId === undefined) return <Loading />
  return cartId === null ? <NoOrder /> : <Status cartId={cartId} />
}

function Loading() {
  const words = useWords('checkout')
  return (
    <Notice title={words.status.title} text={words.checkout.loading}>
      {null}
    </Notice>
  )
}

function NoOrder() {
  const words = useWords('checkout').status
  const { site } = useRoot()
  const number = useOrderNumber()
  return (
    <Notice title={words.title} text={number === null ? words.none : `${words.order(number)}. ${words.orderText}`}>
      <MenuLink />
      <CallVenue site={site} />
    </Notice>
  )
}

function Status({ cartId }: { readonly cartId: string }) {
  const words = useWords('checkout').status
  const { site } = useRoot()
  const read = useOrder(cartId)
  if (read.state === 'refused') return <NoOrder />
  // A failed read is repeated automatically.
  if (read.state !== 'ready') return <Loading />
  const made = read.value
  const reached = (shownSteps as readonly string[]).indexOf(made.status)
  return (
    <section className="mx-auto grid max-w-xl gap-6 px-4 py-10">
      <div>
        <Heading level={1} look="page">
          {words.order(String(made.number))}
        </Heading>
        <p aria-live="polite" className="mt-2 text-2xl font-bold text-primary-text">
          {words.labels[toShownStatus(made.status, made.mode)]}
        </p>
      </div>
      <ol aria-label={words.title} className="grid gap-1">
        {shownSteps.map((step, at) => (
          <li
            key={step}
            aria-current={step === made.status ? 'step' : undefined}
            className={classNames(
              'flex min-h-11 items-center gap-3',
              at === reached ? 'font-extrabold' : at > reached && 'text-muted',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'size-4 rounded-full border-2',
                at <= reached ? 'border-primary bg-primary' : 'border-muted',
              )}
            />
            {words.labels[toShownStatus(step, made.mode)]}
          </li>
        ))}
      </ol>
      <OrderView order={made} />
      <div className="flex flex-wrap gap-3">
        <CallVenue site={site} />
        <MenuLink />
      </div>
    </section>
  )
}
