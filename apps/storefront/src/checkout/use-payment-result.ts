import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { type Read, useRead } from '@comanda/screen/use-read'
import { followPayment } from '../payment/follow-payment.ts'
import { followStep } from '../payment/follow-step.ts'

/** How the payment a page was sent back from stands: asked for until the bank has decided, or until it is late. */
export function usePaymentResult(attemptId: string): Read<PaymentResult | 'late'> {
  return useRead(`payment ${attemptId}`, async (signal) => {
    const result = await followPayment(attemptId, {
      signal,
      // The next step of 3-D Secure comes while one waits; the bank's own page was left on purpose.
      take: (next) => {
        if (next.kind === 'post-form' && next.protocol !== 'redirect') followStep(next)
      },
    })
    return result ?? 'late'
  })
}
