import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import type { ToldBill } from '@comanda/contract/entities/table'
import { cents } from '@comanda/rules/money/cents'
import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { useEffect, useState } from 'react'
import { order as current } from '../cart/order.ts'
import { CallVenue, MenuLink } from '../parts/exit-links.tsx'
import { Notice } from '../parts/notice.tsx'
import { usePage } from '../parts/use-page.ts'
import { useRoot } from '../parts/use-root.ts'
import { useOrderNumber } from '../state/use-order-number.ts'
import { readKeptReceipt } from '../table/kept-receipt.ts'
import { forgetWish } from '../table/kept-wish.ts'
import { TableReceipt } from '../table/table-receipt.tsx'
import { useTableReceipt } from '../table/use-table-receipt.ts'
import { clearAfterOrder } from './clear-after-order.ts'
import { keepFollowKey, keepLive, toFollowPath } from './follow-link.ts'
import { isFollowed } from './order-looks.ts'
import { OrderTime } from './order-time.tsx'
import { OrderView } from './order-view.tsx'
import { OrderWays } from './order-ways.tsx'
import { rememberOrder } from './remember-order.ts'
import { ShareOrder } from './share-order.tsx'
import { UnderReview } from './under-review.tsx'
import { useOrder } from './use-order.ts'
import { usePaymentResult } from './use-payment-result.ts'
import { isCovered, useSharedBill } from './use-shared-bill.ts'
import { PaidShares, WaitingTable } from './waiting-table.tsx'

/** Shown after the order button and after the bank: what is stored, and clearly whether it was paid. */
export function Component() {
  const [visit, setVisit] = useState<{ readonly attempt: string | null; readonly cart: string | null } | null>(null)
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    // A phone whose table was paid by others comes here with the cart that it has just left; others may come back.
    const kept = location.pathname.endsWith('Table') ? readKeptReceipt() : null
    setVisit({ attempt: asked.get('attempt'), cart: asked.get('cart') ?? current.id() ?? kept })
  }, [])
  if (visit === null) return <Loading />
  return visit.attempt === null ? <Placed cartId={visit.cart} /> : <Paid attempt={visit.attempt} cartId={visit.cart} />
}

function Loading() {
  const words = useWords('checkout').checkout
  const atTable = usePage().pathname.endsWith('Table')
  return (
    <Notice title={atTable ? words.completeTable : words.complete} text={words.loading}>
      {null}
    </Notice>
  )
}

function Checking() {
  const words = useWords('checkout').payment
  return (
    <Notice title={words.checkingTitle} text={words.checking}>
      <span
        aria-hidden="true"
        className="size-8 animate-spin rounded-full border-4 border-line border-t-primary motion-reduce:animate-none"
      />
    </Notice>
  )
}

function Paid({ attempt, cartId }: { readonly attempt: string; readonly cartId: string | null }) {
  const words = useWords('checkout').payment
  const { site } = useRoot()
  const { read, isSlow } = usePaymentResult(attempt)
  if (read.state === 'loading') return isSlow ? <UnderReview /> : <Checking />
  // A payment that is not this visitor's says nothing about the order.
  if (read.state !== 'ready') return <Placed cartId={cartId} />
  if (read.value === 'late') return <UnderReview />
  if (read.value.state !== 'paid') {
    return (
      <Notice title={words.failedTitle} text={read.value.message}>
        <a href="/checkout" className={buttonClass({})}>
          {words.tryAgain}
        </a>
        <CallVenue site={site} />
      </Notice>
    )
  }
  return <Placed cartId={cartId} />
}

function Placed({ cartId }: { readonly cartId: string | null }) {
  const atTable = usePage().pathname.endsWith('Table')
  if (cartId === null) return <NoOrder />
  return atTable ? <TableEnd cartId={cartId} /> : <PlacedOrder cartId={cartId} bill={null} />
}

/** A bill that is paid in shares becomes an order with its last one. */
function TableEnd({ cartId }: { readonly cartId: string }) {
  const read = useSharedBill(cartId)
  if (read.state === 'loading') return <Loading />
  const bill = read.state === 'ready' ? read.value : null
  if (bill !== null && !isCovered(bill)) return <WaitingTable bill={bill} />
  return <PlacedOrder cartId={cartId} bill={bill} />
}

function NoOrder() {
  const { checkout, status } = useWords('checkout')
  const atTable = usePage().pathname.endsWith('Table')
  const number = useOrderNumber()
  return (
    <Notice
      title={atTable ? checkout.completeTable : checkout.complete}
      text={number === null ? checkout.nothing : `${status.order(number)}. ${checkout.thanks}`}
    >
      {number !== null && (
        <a href="/status" className={buttonClass({ look: 'soft' })}>
          {status.follow}
        </a>
      )}
      <MenuLink />
    </Notice>
  )
}

interface PlacedOrderProps {
  readonly cartId: string
  /** The bill of a table that was paid in shares. */
  readonly bill: ToldBill | null
}

function PlacedOrder({ cartId, bill }: PlacedOrderProps) {
  const { checkout, status, share } = useWords('checkout')
  const { site } = useRoot()
  const atTable = usePage().pathname.endsWith('Table')
  const read = useOrder(cartId)
  const order = read.state === 'ready' ? read.value : null
  const paid = useTableReceipt(atTable && order?.paymentState === 'paid' ? order.cartId : null)
  const receipt = order?.paymentState === 'paid' && paid.state === 'ready' ? paid.value : null
  useClearing(order)
  if (read.state === 'refused') return <NoOrder />
  // It is asked again automatically. The receipt says what the page is about.
  if (order === null || (atTable && order.paymentState === 'paid' && paid.state === 'loading')) return <Loading />
  const isBill = bill !== null || receipt?.isBill === true
  return (
    <section data-with-receipt={receipt !== null || undefined} className="mx-auto grid max-w-xl gap-6 px-4 py-10">
      <div>
        <p aria-hidden="true" className="text-5xl">
          ✓
        </p>
        <Heading level={1} look="page">
          {isBill
            ? share.done
            : atTable
              ? checkout.completeTable
              : // Nobody has said yes yet (F-222).
                order.status === 'on-hold'
                ? status.received
                : status.confirmed}
        </Heading>
        <p className="mt-2 text-lg">{status.order(String(order.number))}</p>
        {isBill && <p>{share.thanks}</p>}
        {order.isMailed && <p className="text-muted">{status.mailed}</p>}
        {!atTable && !order.isMailed && <p className="text-muted">{status.keepNumber}</p>}
      </div>
      <OrderTime order={order} />
      <OrderWays order={order} />
      {bill !== null && <PaidShares bill={bill} />}
      {receipt !== null ? (
        <TableReceipt receipt={receipt} />
      ) : (
        <OrderView order={order} left={bill === null ? order.total : cents(bill.total - bill.collected)} />
      )}
      <div className="flex flex-wrap gap-3">
        {!isBill && (
          <a href={toFollowPath(order.followKey)} className={buttonClass({ size: 'large' }, 'w-full')}>
            {status.follow}
          </a>
        )}
        <CallVenue site={site} />
        <MenuLink look={isBill ? 'primary' : 'soft'} />
      </div>
      {!isBill && <ShareOrder order={order} />}
    </section>
  )
}

/** The order is asked again and again, but clearing depends only on these values. */
function useClearing(made: FollowedOrder | null): void {
  const { cartId, storeId, mode, number, paymentState, followKey, status } = made ?? {}
  useEffect(() => {
    if (followKey === undefined || status === undefined) return
    keepFollowKey(followKey)
    keepLive(followKey, isFollowed(status))
  }, [followKey, status])
  useEffect(() => {
    if (cartId !== undefined && mode !== undefined && storeId !== undefined) rememberOrder({ cartId, mode, storeId })
  }, [cartId, mode, storeId])
  useEffect(() => {
    if (mode === undefined || number === undefined || paymentState === undefined) return
    // Who looks at an earlier receipt keeps the order that is under way.
    if (current.id() !== null && current.id() !== cartId) return
    forgetWish()
    return clearAfterOrder({ mode, number, paymentState })
  }, [cartId, mode, number, paymentState])
}
