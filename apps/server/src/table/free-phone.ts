import type { freePhone as row } from '@comanda/contract/calls/phone'
import { refusal } from '@comanda/contract/refusals'
import { releasePhoneLock } from '@comanda/rules/table/phone-lock'
import type { Handler } from '../call/handler.ts'
import { tellLease, withLease } from './phone-lease.ts'
import { removePhoneLock } from './table.repository.ts'

export const freePhone: Handler<typeof row> = ({ cartId }, context) => {
  const { siteId, now } = context
  return withLease(context, cartId, async ({ tx, cart, lock, device }) => {
    const verdict = releasePhoneLock({ lock, device, now })
    if (!verdict.allowed) return refusal(verdict.code)
    if (lock !== null) {
      await removePhoneLock(tx, { siteId, cartId })
      await tellLease(tx, siteId, cart)
    }
    return { heldBy: null }
  })
}
