import type { getPhoneLock as row } from '@comanda/contract/calls/phone'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { readHeldTable } from '../cart/table-cart.ts'
import { toHolder } from './phone-lease.ts'
import { findPhoneLock } from './table.repository.ts'

export const getPhoneLock: Handler<typeof row> = async ({ cartId }, context) => {
  const { siteId, database, now } = context
  const holder = toCartHolder(context)
  if ((await readHeldTable(database, holder, cartId)) === undefined) return refusal('cart-not-found')
  return { heldBy: toHolder(await findPhoneLock(database, { siteId, cartId }), holder.sessionId, now) }
}
