import type { getOwnData as row } from '@comanda/contract/calls/own-data'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KnowsPersons } from '../call/personal-part.ts'
import { transact } from '../database/transact.ts'
import { findPerson } from './customer.repository.ts'
import { checkOwner } from './owner.ts'

/** Everything the database holds about the customer, as of one moment. */
export const getOwnData: Handler<typeof row, KnowsPersons> = async ({ id }, context) => {
  const owner = checkOwner(context, id)
  if (isRefusal(owner)) return owner
  return transact(
    context.database,
    async (tx) => {
      const person = await findPerson(tx, owner)
      if (person === undefined) return refusal('customer-not-found')
      const parts: Record<string, readonly object[]> = {}
      for (const { name, read } of context.house.personalParts) parts[name] = await read(tx, person)
      return { exportedAt: context.now, parts }
    },
    'snapshot',
  )
}
