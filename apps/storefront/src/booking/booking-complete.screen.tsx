import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Notice } from '../parts/notice.tsx'

const DepositReturn = lazy(() => import('./deposit-return.tsx'))
const KeptBookingView = lazy(() => import('./kept-booking-view.tsx'))

/** After the hash sign: a booking and its key, from the mail; without a key it is the visitor's own. */
const keyed = /^#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.([\w-]{16,100}))?$/

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The booking that was just made on this device, or the one a mail leads to (SHELL-008). */
export function Component() {
  const words = useWords('booking').bookingPage
  const [opened, setOpened] = useState<readonly [string, string | null] | null>(null)
  const [attempt, setAttempt] = useState('')
  useEffect(() => {
    setAttempt(new URLSearchParams(location.search).get('attempt') ?? '')
    const [, id, secret] = keyed.exec(location.hash) ?? []
    if (id !== undefined) setOpened([id, secret ?? null])
  }, [])
  const nothing = (
    <Notice title={words.complete} text={words.nothing}>
      <a href="/booking" className={buttonClass({})}>
        {words.title}
      </a>
    </Notice>
  )
  if (uuid.test(attempt)) {
    return (
      <Suspense>
        <DepositReturn attempt={attempt} />
      </Suspense>
    )
  }
  if (!opened) return nothing
  const [id, secret] = opened
  return (
    <Suspense>
      <KeptBookingView id={id} secret={secret} />
    </Suspense>
  )
}
