import type { releaseShare as row } from '@comanda/contract/calls/table'
import type { Handler } from '../call/handler.ts'
import { endOwnAttempts } from '../payment/end-active-attempts.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { giveBackShare } from '../table/give-back-share.ts'

/** Who left the bank's page gives the share back: the payment is ended there first, or found to be paid. */
export const releaseShare: Handler<typeof row, CollectsMoney> = async ({ shareId }, context) => {
  const { siteId, session, house } = context
  const ended = await endOwnAttempts(house.payments, { siteId, sessionId: session?.id ?? null, shareId })
  return ended ?? giveBackShare(context, shareId)
}
