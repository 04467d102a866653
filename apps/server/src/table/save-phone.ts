import type { savePhone as row } from '@comanda/contract/calls/phone'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { isPhoneValid, toDialled, toPhone } from '@comanda/rules/customer/phone'
import { releasePhoneLock } from '@comanda/rules/table/phone-lock'
import type { Handler } from '../call/handler.ts'
import { changeTable } from '../cart/table-cart.ts'
import { postSms } from '../outbox/post-sms.ts'
import { takeTry } from '../session/limit-tries.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { tellLease, withLease } from './phone-lease.ts'
import { removePhoneLock } from './table.repository.ts'

/** Text messages to one number, or from one table, in a quarter of an hour: no phone must be flooded (faults 38). */
const mostMessages = 2

/** Stores the number with the cart, sends a message to it, and releases the lock. */
export const savePhone: Handler<typeof row, KeepsVenues> = async ({ cartId, phone: typed }, context) => {
  const phone = toPhone(typed)
  if (!isPhoneValid(phone)) return refusal('phone-invalid')
  const { siteId, now, language, house } = context
  const { stores } = await house.venues.get(siteId)
  return withLease(context, cartId, async ({ tx, cart, lock, device }) => {
    const verdict = releasePhoneLock({ lock, device, now })
    if (!verdict.allowed) return refusal(verdict.code)
    const recipient = toDialled(phone)
    const limits = [recipient, cartId].map((who) => ({ what: 'sms', who, atMost: mostMessages }))
    if (!(await takeTry(tx, { siteId, now }, limits))) return refusal('too-many-requests')
    const contact = { ...(cart.contact ?? { fullName: '', email: '' }), phone: recipient }
    const changed = await changeTable(tx, siteId, cart, { contact, now })
    await removePhoneLock(tx, { siteId, cartId })
    await tellLease(tx, siteId, changed)
    const store = stores.find(({ id }) => id === cart.setup.storeId)
    const body = dictionaryOf(language).table.sms(store?.name ?? '', cart.number)
    await postSms(tx, { siteId, key: `table-phone:${cartId}:${changed.version}`, recipient, body })
    return { heldBy: null }
  })
}
