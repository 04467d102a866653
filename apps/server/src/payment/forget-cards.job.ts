import type { Desk } from '@comanda/payments/provider/payment-provider'
import { eachForgottenCard } from '../customer/forgotten-cards.ts'
import { makeMerchantOrder } from './make-merchant-order.ts'
import { listSiteAccounts } from './payment-account.repository.ts'
import { type PaymentsKit, toDesk } from './payments-kit.ts'

/** Tells the providers which cards their customers removed: a card that nobody sees must not be able to pay. */
export async function forgetCards(kit: PaymentsKit): Promise<void> {
  await eachForgottenCard(kit.database, kit.now(), async ({ siteId, provider, providerToken: token }) => {
    // A card does not say which of the site's accounts keeps it; the others answer that they do not know it.
    const accounts = (await listSiteAccounts(kit.database, siteId)).filter((account) => account.provider === provider)
    let isDone = true
    for (const account of accounts) {
      if (!(await forgetAt(kit, toDesk(kit, account), token))) isDone = false
    }
    return isDone
  })
}

async function forgetAt(kit: PaymentsKit, desk: Desk | undefined, token: string): Promise<boolean> {
  const answer = await desk?.forgetCard?.({ token, merchantOrder: makeMerchantOrder() })
  // Asked again, a provider that refuses would refuse again: a person has to look.
  if (answer?.kind === 'refused') kit.alarm(`a provider does not forget a removed card: ${answer.detail}`)
  return answer?.kind !== 'unknown'
}
