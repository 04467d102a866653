import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { type Read, useRead } from '@comanda/screen/use-read'
import { followPayment } from '../payment/follow-payment.ts'
import { followStep } from '../payment/follow-step.ts'

/** The state of the payment that the page came back from, read until the bank has decided or it takes too long. */
export function usePaymentResult(attemptId: string): Read<PaymentResult | 'late'> {
  return useRead(`payment ${attemptId}`, async (signal) => {
    const result = await followPayment(attemptId, {
      signal,
      // A step of 3-D Secure that comes while waiting is followed; the bank's page was left on purpose, so it is not.
      take: (next) => {
        if (next.kind === 'post-form' && next.protocol !== 'redirect') followStep(next)
      },
    })
    return result ?? 'late'
  })
}
