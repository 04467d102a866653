import type { setUpPerson as row } from '@comanda/contract/calls/staff/door'
import { refusal } from '@comanda/contract/refusals'
import { checkNewPin } from '@comanda/rules/door/pin'
import type { DoorWriter } from '../call/staff-handler.ts'
import { checkNewPassword } from '../customer/check-new-password.ts'
import { hashPassword, toSentPassword } from '../customer/password.ts'
import { hashToken } from '../session/sessions.ts'
import { findLink, findSiteFacts, useLink } from './admission.repository.ts'
import { saveSecrets } from './person.repository.ts'
import { endStaffSessions } from './staff-session.repository.ts'

/** The link proves who it is; used or late, it opens nothing. */
export const setUpPerson: DoorWriter<typeof row> = async ({ key, password, pin }, { database, now, device }) => {
  const keyHash = hashToken(key)
  const owner = await findLink(database, keyHash, now)
  if (owner === undefined) return refusal('link-over')
  const { siteId, staffId, email, pinLength } = owner
  const tooShort = checkNewPassword(password, password)
  if (tooShort !== null) return tooShort
  if (!checkNewPin(pin, pinLength).allowed) return refusal('pin-too-simple', { length: pinLength })
  const secrets = { passwordHash: await hashPassword(toSentPassword(password)), pinHash: await hashPassword(pin) }
  return async (tx) => {
    if (!(await useLink(tx, keyHash))) return refusal('link-over')
    await saveSecrets(tx, { siteId, staffId }, secrets)
    await endStaffSessions(tx, { siteId, staffId }, now)
    const { host } = await findSiteFacts(tx, siteId)
    return {
      reply: { site: host, email },
      siteId,
      staffId,
      device: device?.siteId === siteId ? device : null,
      subject: `staff:${staffId}`,
      storeId: null,
      before: null,
      after: { set: ['password', 'pin'] },
    }
  }
}
