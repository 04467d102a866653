import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal } from '@comanda/contract/refusals'
import { useEffect, useState } from 'react'
import { followPayment } from '../payment/follow-payment.ts'
import { followStep } from '../payment/follow-step.ts'

/** How the payment a page was sent back from stands: shown as stored, and asked for until the bank has decided. */
export function usePaymentResult(attemptId: string | null): PaymentResult | 'waiting' | 'late' | 'none' {
  const [found, setFound] = useState<PaymentResult | 'waiting' | 'late' | 'none'>('waiting')
  useEffect(() => {
    if (attemptId === null) return setFound('none')
    const ended = new AbortController()
    followPayment(attemptId, {
      signal: ended.signal,
      // The next step of 3-D Secure comes while one waits; the bank's own page was left on purpose.
      take: (next) => {
        if (next.kind === 'post-form' && next.protocol !== 'redirect') followStep(next)
      },
    }).then((result) => {
      if (ended.signal.aborted) return
      setFound(result === undefined ? 'late' : isRefusal(result) ? 'none' : result)
    })
    return () => ended.abort()
  }, [attemptId])
  return found
}
