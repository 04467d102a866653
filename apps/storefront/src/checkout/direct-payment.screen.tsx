import { getDirectPayment } from '@comanda/contract/calls/direct-payment'
import type { DirectPayment } from '@comanda/contract/entities/direct-payment'
import { type DirectLink, readDirectLink } from '@comanda/rules/payment/direct-link'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { useEffect, useState } from 'react'
import { CallVenue, MenuLink } from '../parts/exit-links.tsx'
import { Notice } from '../parts/notice.tsx'
import { useRoot } from '../parts/use-root.ts'
import { call } from '../state/client.ts'
import { directLinkParameter } from './direct-link-parameter.ts'
import { DirectPayForm } from './direct-pay-form.tsx'
import { OrderView } from './order-view.tsx'
import { UnderReview } from './under-review.tsx'
import { usePaymentResult } from './use-payment-result.ts'

interface Asked {
  readonly link: DirectLink
  /** The payment that the page came back from. */
  readonly attempt: string | null
}

/** The page that a direct-payment link opens: one order and its payment, and nothing else of the site (QR-002). */
export function Component() {
  const words = useWords('checkout').checkout
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const link = readDirectLink(query.get(directLinkParameter) ?? '')
    if (link.allowed) setAsked({ link, attempt: query.get('attempt') })
  }, [])
  if (asked === null) return <Waiting text={words.loading} />
  const { link, attempt } = asked
  return attempt === null ? <LinkedOrder link={link} end={null} /> : <AfterBank link={link} attempt={attempt} />
}

function Waiting({ text }: { readonly text: string }) {
  const words = useWords('checkout').checkout
  return (
    <Notice title={words.direct} text={text}>
      {null}
    </Notice>
  )
}

/** How the payment ended: paid, or why not. */
type End = 'paid' | { readonly problem: string } | null

function AfterBank({ link, attempt }: { readonly link: DirectLink; readonly attempt: string }) {
  const words = useWords('checkout').payment
  const { read, isSlow } = usePaymentResult(attempt)
  if (read.state === 'loading') return isSlow ? <UnderReview /> : <Waiting text={words.checking} />
  // Somebody else's payment: the order itself says whether it is paid.
  if (read.state !== 'ready') return <LinkedOrder link={link} end={null} />
  if (read.value === 'late') return <UnderReview />
  const { state, message } = read.value
  // A declined payment leads at once to the next try.
  return <LinkedOrder link={link} end={state === 'paid' ? 'paid' : { problem: message }} />
}

function LinkedOrder({ link, end }: { readonly link: DirectLink; readonly end: End }) {
  const words = useWords('checkout').checkout
  const { site } = useRoot()
  const read = useRead(`direct payment of ${link.cartId}`, () => call(getDirectPayment, { cartId: link.cartId }))
  if (read.state === 'loading') return <Waiting text={words.loading} />
  if (read.state === 'failed') {
    return (
      <Notice title={words.direct} text={words.loadFailed}>
        <Button onClick={read.again}>{words.retry}</Button>
      </Notice>
    )
  }
  if (read.state === 'refused' || read.value.state === 'closed') {
    return (
      <Notice title={words.direct} text={read.state === 'refused' ? words.directText : words.directClosed}>
        <CallVenue site={site} />
        <MenuLink />
      </Notice>
    )
  }
  const told = read.value
  if (told.state === 'paid') return <PaidOrder told={told} isNew={end === 'paid'} />
  const problem = end === null || end === 'paid' ? null : end.problem
  return <DirectPayForm link={link} told={told} problem={problem} onChanged={read.again} />
}

function PaidOrder({ told, isNew }: { readonly told: DirectPayment; readonly isNew: boolean }) {
  const { checkout, status } = useWords('checkout')
  const { site } = useRoot()
  return (
    <section className="mx-auto grid max-w-xl gap-6 px-4 py-10">
      <div className="grid gap-2">
        <p aria-hidden="true" className="text-5xl">
          ✓
        </p>
        <Heading level={1} look="page">
          {isNew ? checkout.directDone : checkout.directPaid}
        </Heading>
        {told.number !== null && <p className="text-lg">{status.order(String(told.number))}</p>}
        <p className="text-muted">{isNew ? checkout.directDoneText : checkout.directPaidText}</p>
      </div>
      {told.sum && <OrderView order={{ ...told.sum, address: '' }} />}
      <div className="flex flex-wrap gap-3">
        <CallVenue site={site} />
        <MenuLink />
      </div>
    </section>
  )
}
