import type { OrderPayment } from '@comanda/contract/entities/order-payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { PaymentPlan, PaymentWish } from '@comanda/rules/payment/payment-choice'
import type { CallContext } from '../call/context.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { freezeShare } from '../table/freeze-share.ts'
import { promiseShare } from '../table/promise-share.ts'
import { charge } from './charge.ts'

interface PayingShare {
  readonly sent: OrderPayment & { readonly cartId: CartId }
  readonly shown: Cents | null
  readonly wish: PaymentWish
  readonly plan: PaymentPlan
}

/** One diner pays the share that is kept for them: online by any way that pays a whole bill, or to the waiter. */
export async function payShare(
  context: CallContext<CollectsMoney>,
  { sent, shown, wish, plan }: PayingShare,
): Promise<PaymentResult | Refusal> {
  const { cartId, contact, tip } = sent
  const isOnline = plan.way !== 'on-delivery'
  // A tip for the waiter is put on the table.
  const frozen = await freezeShare(context, { cartId, contact, payment: wish, tip: isOnline ? tip : null, shown })
  if (isRefusal(frozen)) return frozen
  if (sent.shownCents !== null && sent.shownCents !== frozen.sale.total) {
    return refusal('price-differs', { total: frozen.sale.total })
  }
  if (plan.way === 'on-delivery') {
    const promised = await promiseShare(context, frozen)
    if (isRefusal(promised)) return promised
    return { state: 'placed', message: '', attemptId: null, orderNumber: promised.orderNumber, next: null }
  }
  const { sale, shareId } = frozen
  return charge(context, { sent, sale, subject: { kind: 'share', shareId }, way: plan.way, cardId: plan.cardId })
}
