import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import type { WindowData } from '@comanda/contract/entities/window-data'
import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { Sale } from '@comanda/rules/order/sale'
import type { CallContext } from '../call/context.ts'
import { findOrderNumber } from '../order/find-order-number.ts'
import { toBrowserFacts } from '../payment/browser-facts.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { type AttemptOrder, startAttempt } from '../payment/start-attempt.ts'
import { toPaymentResult } from '../payment/to-payment-result.ts'

interface SaleCharge
  extends Pick<AttemptOrder, 'subject' | 'way' | 'means' | 'savesCard' | 'merchantOrder' | 'backPath'> {
  readonly sale: Sale
  readonly cardId: AttemptOrder['savedCardId']
  readonly window: WindowData | null
}

/** Asks for the money of a frozen sale. */
export async function chargeSale(
  context: CallContext<CollectsMoney>,
  { sale, cardId, window, ...charge }: SaleCharge,
): Promise<PaymentResult | Refusal> {
  const { siteId, session, language, database, house } = context
  const { contact, seller } = sale
  const started = await startAttempt(house.payments, {
    ...charge,
    siteId,
    storeId: sale.storeId,
    sessionId: session?.id ?? null,
    sale,
    amount: sale.total,
    description: seller.site,
    language,
    payer: { name: contact.fullName, email: contact.email, phone: contact.phone },
    browser: toBrowserFacts(window, context),
    address: context.from.address,
    savedCardId: cardId,
    origin: seller.origin,
  })
  if (isRefusal(started)) return started
  const { attempt } = started
  return toPaymentResult(attempt, await findOrderNumber(database, attempt), language)
}

/** The money of a whole cart. */
export function toCartSubject({ cartId, cartVersion }: Sale): AttemptOrder['subject'] {
  return { kind: 'cart', cartId, cartVersion }
}
