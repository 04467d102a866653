import type { signIn as row } from '@comanda/contract/calls/staff/door'
import { refusal } from '@comanda/contract/refusals'
import { toEmailKey } from '@comanda/rules/customer/email'
import { holdsRight } from '@comanda/rules/team/rights'
import type { DoorWriter } from '../call/staff-handler.ts'
import { isHashingBusy, isPassword, toSentPassword } from '../customer/password.ts'
import { readHost } from '../startup/host.ts'
import { findAccount } from './admission.repository.ts'
import { admitPerson } from './admit-person.ts'
import type { ComparesSecrets } from './check-pin.ts'
import { type DoorLimit, forgiveDoorTries, giveBackDoorTry, loginTries, takeDoorTry } from './limit-door.ts'
import { getPersonHere } from './person.repository.ts'
import { openShutTiles } from './pin-tries.repository.ts'

/** An unknown site, an unknown address, a wrong password and somebody switched off: the same answer, after the same work. */
export const signIn: DoorWriter<typeof row, ComparesSecrets> = async ({ site, email, password }, context) => {
  const { database, now, device, from, house } = context
  const host = readHost(site.trim())?.name ?? ''
  const address = toEmailKey(email)
  const person = `${host} ${address}`
  // Two cannot guess in each other's way where one of them stands at a device of the venue.
  const place = device === null ? from.address : `device ${device.id}`
  const pair: DoorLimit = { what: 'staff-login', who: `${person} ${place}`, atMost: loginTries.pair }
  const limits: readonly DoorLimit[] = [
    pair,
    { what: 'staff-address', who: from.address, atMost: loginTries.address },
    { what: 'staff-email', who: person, atMost: loginTries.email },
  ]
  const taken = device === null ? limits : [pair]
  for (const limit of taken) {
    if (!(await takeDoorTry(database, limit, now))) return refusal('too-many-requests')
  }
  const account = await findAccount(database, host, address)
  if (isHashingBusy()) return refusal('too-many-requests')
  house.staffHashes.inAll += 1
  const matches = await isPassword(toSentPassword(password), account?.passwordHash ?? undefined)
  if (account === undefined || !matches) return refusal('login-wrong')
  const { siteId, staffId } = account
  // A device belongs to one site: on it, the people of another are nobody.
  if (device !== null && device.siteId !== siteId) return refusal('login-wrong')
  return async (tx) => {
    await forgiveDoorTries(tx, pair)
    // Many who work at one place come in from one address.
    for (const limit of taken) if (limit !== pair) await giveBackDoorTry(tx, limit, now)
    const { person: here } = await getPersonHere(tx, siteId, staffId)
    if (device !== null && holdsRight(here.rights, 'devices.edit')) {
      await openShutTiles(tx, { siteId, deviceId: device.id })
    }
    return admitPerson(tx, { siteId, staffId, device, by: 'password' }, now)
  }
}
