import type { setUpPerson as row } from '@comanda/contract/calls/staff/door'
import { refusal } from '@comanda/contract/refusals'
import { checkNewPin } from '@comanda/rules/door/pin'
import type { DoorWriter } from '../call/staff-handler.ts'
import { checkNewPassword } from '../customer/check-new-password.ts'
import { hashPassword, toSentPassword } from '../customer/password.ts'
import { hashToken } from '../session/sessions.ts'
import { findLink, useLink } from './admission.repository.ts'
import { admitPerson } from './admit-person.ts'
import { saveSecrets } from './person.repository.ts'
import { endStaffSessions } from './staff-session.repository.ts'

/** The link proves who it is; used or late, it opens nothing. Whoever used it is in, as after their password. */
export const setUpPerson: DoorWriter<typeof row> = async ({ key, password, pin }, { database, now, device }) => {
  const keyHash = hashToken(key)
  const owner = await findLink(database, keyHash, now)
  if (owner === undefined) return refusal('link-over')
  const { siteId, staffId, pinLength } = owner
  // A device belongs to one site: on it, the people of another are nobody. The link stays good for another browser.
  if (device !== null && device.siteId !== siteId) return refusal('login-wrong')
  const tooShort = checkNewPassword(password, password)
  if (tooShort !== null) return tooShort
  if (!checkNewPin(pin, pinLength).allowed) return refusal('pin-too-simple', { length: pinLength })
  const secrets = { passwordHash: await hashPassword(toSentPassword(password)), pinHash: await hashPassword(pin) }
  return async (tx) => {
    if (!(await useLink(tx, keyHash))) return refusal('link-over')
    await saveSecrets(tx, { siteId, staffId }, secrets)
    await endStaffSessions(tx, { siteId, staffId }, now)
    const admission = await admitPerson(tx, { siteId, staffId, device, by: 'password' }, now)
    return { ...admission, after: { ...admission.after, set: ['password', 'pin'] } }
  }
}
