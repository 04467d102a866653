import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import { beforeEach, describe, expect, it } from 'vitest'
import { arrive, hearRefusal, leave, presence } from './presence.ts'

const person = { staffId: 3, name: 'Marta' }
const device = { deviceId: 4, kind: 'till' }
const at = (parts: object) => arrive({ person: null, device: null, ...parts } as unknown as StaffSession)

describe('who is there', () => {
  beforeEach(() => presence.set({ state: 'asking' }))

  it('is nobody before anybody came', () => {
    hearRefusal('session-missing')
    expect(presence.get()).toEqual({ state: 'nobody', why: 'new' })
  })

  it('is somebody whose session ended, who is told so', () => {
    at({ person })
    hearRefusal('session-expired')
    expect(presence.get()).toEqual({ state: 'nobody', why: 'ended' })
  })

  it.each(['session-expired', 'session-unknown', 'staff-only'] as const)(
    'is a device without a person after %s, because the device stays paired',
    (code) => {
      at({ person, device })
      hearRefusal(code)
      expect(presence.get()).toMatchObject({ state: 'here', session: { person: null, device } })
    },
  )

  it('is a device no longer, once it is off the list', () => {
    at({ person, device })
    hearRefusal('device-unknown')
    expect(presence.get()).toEqual({ state: 'nobody', why: 'gone' })
    // Another call was under way.
    hearRefusal('device-unknown')
    hearRefusal('session-missing')
    expect(presence.get()).toEqual({ state: 'nobody', why: 'gone' })
  })

  it('does not change for a refusal about something else', () => {
    at({ person, device })
    hearRefusal('right-missing')
    expect(presence.get()).toMatchObject({ state: 'here', session: { person, device } })
  })

  it('is a locked device after the person left, and nobody where there is no device', () => {
    at({ person, device })
    leave()
    expect(presence.get()).toMatchObject({ state: 'here', session: { person: null, device } })
    at({ person })
    leave()
    expect(presence.get()).toEqual({ state: 'nobody', why: 'new' })
  })
})
