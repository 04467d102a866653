import type { lockPhone as row } from '@comanda/contract/calls/phone'
import { refusal } from '@comanda/contract/refusals'
import { takePhoneLock } from '@comanda/rules/table/phone-lock'
import type { Handler } from '../call/handler.ts'
import { tellLease, toHolder, withLease } from './phone-lease.ts'
import { savePhoneLock } from './table.repository.ts'

export const lockPhone: Handler<typeof row> = ({ cartId }, context) => {
  const { siteId, now } = context
  return withLease(context, cartId, async ({ tx, cart, lock, device }) => {
    const taken = takePhoneLock({ lock, cartId, device, now })
    if (!taken.allowed) return refusal(taken.code)
    await savePhoneLock(tx, siteId, taken.lock)
    await tellLease(tx, siteId, cart)
    return { heldBy: toHolder(taken.lock, device, now) }
  })
}
