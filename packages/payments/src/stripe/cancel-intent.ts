import type { Charge } from '../provider/charge.ts'
import type { QueryAnswer } from '../provider/payment-provider.ts'
import { writeToStripe } from './ask-stripe.ts'
import { findIntent, queryIntent } from './find-intent.ts'
import { endPage, isPage } from './pay-page.ts'
import type { StripeAccount } from './settings.ts'

/** Ends a payment whose diner left the page of the card's bank, or of Stripe. One that was paid meanwhile cannot be ended, and says so. */
export async function cancelIntent(charge: Charge, account: StripeAccount): Promise<QueryAnswer> {
  if (isPage(charge.providerReference)) return endPage(charge.providerReference, charge, account)
  const found = await findIntent(charge, account)
  if (found.kind === 'done') {
    const path = `/payment_intents/${String(found.body.id)}/cancel`
    const fields = { cancellation_reason: 'abandoned' }
    await writeToStripe({ path, fields, key: `${charge.merchantOrder}:cancel` }, account)
  }
  return queryIntent(charge, account)
}
