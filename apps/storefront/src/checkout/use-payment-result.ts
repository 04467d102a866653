import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { type Read, useRead } from '@comanda/screen/use-read'
import { useState } from 'react'
import { followPayment } from '../payment/follow-payment.ts'
import { followStep } from '../payment/follow-step.ts'

/**
 * The state of the payment that the page came back from, read until it is decided or that takes too long. `isSlow` says
 * that nobody is to wait for it any more.
 */
export function usePaymentResult(attemptId: string): { read: Read<PaymentResult | 'late'>; isSlow: boolean } {
  const [isSlow, setSlow] = useState(false)
  const read = useRead<PaymentResult | 'late'>(`payment ${attemptId}`, async (signal) => {
    const result = await followPayment(attemptId, {
      signal,
      letGo: () => setSlow(true),
      // A step of 3-D Secure that comes while waiting is followed; the bank's page was left on purpose, so it is not.
      take: (next) => {
        if (next.kind === 'post-form' && next.protocol !== 'redirect') followStep(next)
      },
    })
    return result ?? 'late'
  })
  return { read, isSlow }
}
