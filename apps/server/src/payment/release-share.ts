import type { releaseShare as row } from '@comanda/contract/calls/table'
import type { Handler } from '../call/handler.ts'
import { giveBackShare } from '../table/give-back-share.ts'
import { listActiveAttempts } from './attempt.repository.ts'
import { clearTheWay } from './clear-the-way.ts'
import type { CollectsMoney } from './payments-kit.ts'

/** Who left the bank's page gives the share back: the payment is ended there first, or found to be paid. */
export const releaseShare: Handler<typeof row, CollectsMoney> = async ({ shareId }, context) => {
  const { siteId, database, session, house } = context
  const begun = await listActiveAttempts(database, siteId, { shareId })
  const own = begun.filter(({ sessionId }) => session !== null && sessionId === session.id)
  return (await clearTheWay(house.payments, own)) ?? giveBackShare(context, shareId)
}
