import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import type { FollowKey } from '@comanda/rules/ids'
import { toShownStatus } from '@comanda/rules/order/shown-status'
import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { useEffect, useState } from 'react'
import { order } from '../cart/order.ts'
import { CallVenue, MenuLink } from '../parts/exit-links.tsx'
import { Notice } from '../parts/notice.tsx'
import { useRoot } from '../parts/use-root.ts'
import { useOrderNumber } from '../state/use-order-number.ts'
import { readKeptReceipt, toReceiptPath } from '../table/kept-receipt.ts'
import { readFollowKey, readKeptFollowKey, toFollowPath } from './follow-link.ts'
import { OrderProgress } from './order-progress.tsx'
import { OrderTime } from './order-time.tsx'
import { OrderView } from './order-view.tsx'
import { OrderWays } from './order-ways.tsx'
import { ShareOrder } from './share-order.tsx'
import { useFollowedOrder, useOrder } from './use-order.ts'

interface Asked {
  /** From the order's private link. */
  readonly followKey: FollowKey | null
  /** From the address or from what this browser remembers (OPEN-065). */
  readonly cartId: string | null
}

/** The progress of an order: of the one that a link opens, on any device, or else of this device's last one. */
export function Component() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const read = () => {
      const cartId = new URLSearchParams(location.search).get('id') ?? order.id()
      setAsked({ followKey: readFollowKey(location.hash), cartId })
    }
    read()
    // Another order's link, opened in this tab, changes only what is after the hash sign.
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  if (asked === null) return <Loading />
  if (asked.followKey !== null) return <LinkedOrder key={asked.followKey} followKey={asked.followKey} />
  return asked.cartId === null ? <LastOrder /> : <OwnOrder cartId={asked.cartId} />
}

function Loading() {
  const words = useWords('checkout')
  return (
    <Notice title={words.status.title} text={words.checkout.loading}>
      {null}
    </Notice>
  )
}

function LinkedOrder({ followKey }: { readonly followKey: FollowKey }) {
  const words = useWords('checkout').status
  const { site } = useRoot()
  const read = useFollowedOrder(followKey)
  if (read.state === 'refused') {
    return (
      <Notice title={words.title} text={words.badLink}>
        <MenuLink />
        <CallVenue site={site} />
      </Notice>
    )
  }
  // A failed read is repeated automatically.
  return read.state === 'ready' ? <Status made={read.value} /> : <Loading />
}

function OwnOrder({ cartId }: { readonly cartId: string }) {
  const read = useOrder(cartId)
  // The order under way is not made yet: an earlier one may be.
  if (read.state === 'refused') return <LastOrder />
  return read.state === 'ready' ? <Status made={read.value} /> : <Loading />
}

function LastOrder() {
  const words = useWords('checkout').status
  const { site } = useRoot()
  const number = useOrderNumber()
  const [kept, setKept] = useState<FollowKey | null>(null)
  useEffect(() => setKept(readKeptFollowKey()), [])
  if (kept !== null) return <LinkedOrder followKey={kept} />
  return (
    <Notice title={words.title} text={number === null ? words.none : `${words.order(number)}. ${words.orderText}`}>
      <MenuLink />
      <CallVenue site={site} />
    </Notice>
  )
}

/** Whoever sat at the table finds its receipt again; somebody who was sent the link does not. */
function ReceiptLink({ made: { cartId, paymentState } }: { readonly made: FollowedOrder }) {
  const words = useWords('table').table.receipt
  if (paymentState !== 'paid' || readKeptReceipt() !== cartId) return null
  return (
    <a href={toReceiptPath(cartId)} className={buttonClass({ look: 'soft' })}>
      {words.see}
    </a>
  )
}

function Status({ made }: { readonly made: FollowedOrder }) {
  const words = useWords('checkout').status
  const { site } = useRoot()
  const { followKey } = made
  // The address bar carries the private link, so that it can be kept, sent on and loaded again.
  useEffect(() => {
    history.replaceState(history.state, '', toFollowPath(followKey))
  }, [followKey])
  return (
    <section className="mx-auto grid max-w-xl gap-6 px-4 py-4 md:py-10 lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
      <div className="grid gap-6 rounded-card bg-surface p-5 shadow-card md:p-8">
        <div className="grid gap-2">
          <Heading level={1} look="part">
            {words.order(String(made.number))}
          </Heading>
          <p aria-live="polite" className="text-2xl font-bold text-primary-text">
            {/* Nobody has said yes yet (F-222). */}
            {made.status === 'on-hold'
              ? words.received
              : words.labels[toShownStatus(made.status, made.mode, made.isOut)]}
          </p>
          <OrderTime order={made} />
          {made.cancelReason !== null && <p className="text-pretty">{words.reasons[made.cancelReason]}</p>}
        </div>
        {made.status !== 'cancelled' && <OrderProgress order={made} />}
        <OrderWays order={made}>
          <CallVenue site={site} />
        </OrderWays>
      </div>
      <div className="grid gap-6">
        <OrderView order={made} />
        <ShareOrder order={made} />
        <div className="flex flex-wrap gap-3">
          <ReceiptLink made={made} />
          <MenuLink />
        </div>
      </div>
    </section>
  )
}
