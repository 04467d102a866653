import { signOut, signOutExample, whoAmI, whoAmIExample } from '@comanda/contract/calls/staff/door'
import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import { printReply } from '@comanda/contract/kept-reply'
import { readReply } from '@comanda/contract/read-reply'
import { speak } from '@comanda/screen/spoken-language'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepWhoIsHere } from './kept-session.ts'
import { loadPresence } from './load-presence.ts'
import { arrive, leave, presence } from './presence.ts'
import { reportSignOut } from './report-sign-out.ts'

const session = {
  ...(readReply(whoAmI, { status: 200, body: whoAmIExample().reply }) as StaffSession),
  device: { deviceId: 4, storeId: 1, kind: 'board', name: 'Cocina', lockMinutes: 0 },
} as StaffSession

const answer = vi.fn<(address: string) => Promise<Response>>()
const away = () => answer.mockRejectedValue(new TypeError('network'))
/** The browser was closed, and the tab is another one. */
const openAnew = () => {
  vi.stubGlobal('sessionStorage', aStorage())
  presence.set({ state: 'asking' })
}

const leaveUntold = async () => {
  const told = reportSignOut()
  leave()
  await told
}

let stopKeeping: () => void
beforeAll(() => {
  speak('es')
  stopKeeping = keepWhoIsHere()
})
afterAll(() => stopKeeping())
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('fetch', answer)
  openAnew()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  answer.mockReset()
})

describe('an opening without a network', () => {
  it('finds nobody where nobody was', async () => {
    away()
    await loadPresence()
    expect(presence.get()).toEqual({ state: 'unknown' })
  })

  it('finds the device, and its person only in the same tab', async () => {
    arrive(session)
    away()
    await loadPresence()
    expect(presence.get()).toEqual({ state: 'here', session })
    openAnew()
    await loadPresence()
    expect(presence.get()).toEqual({ state: 'here', session: { ...session, person: null } })
  })

  it('goes by what it kept when no answer comes at all', async () => {
    arrive(session)
    answer.mockReturnValue(new Promise(() => {}))
    void loadPresence()
    await vi.advanceTimersByTimeAsync(3_900)
    expect(presence.get().state).toBe('asking')
    await vi.advanceTimersByTimeAsync(200)
    expect(presence.get().state).toBe('here')
  })

  it('finds nothing of a device that was taken off the list', async () => {
    arrive(session)
    presence.set({ state: 'nobody', why: 'gone' })
    away()
    await loadPresence()
    expect(presence.get()).toEqual({ state: 'unknown' })
  })

  it('asks on, and does not open a screen that was locked meanwhile', async () => {
    arrive(session)
    away()
    await leaveUntold()
    await loadPresence()
    expect(presence.get()).toMatchObject({ session: { person: null } })
    answer
      .mockResolvedValueOnce(new Response(printReply(whoAmI, session)))
      .mockResolvedValueOnce(Response.json(signOutExample().reply))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(answer.mock.calls.slice(-2).map(([address]) => address.split('?')[0])).toEqual([
      `/api${whoAmI.path}`,
      `/api${signOut.path}`,
    ])
    expect(presence.get()).toMatchObject({ session: { person: null } })
  })

  it('leaves a person in whom another tab of the device has let in', async () => {
    arrive({ ...session, person: null })
    answer.mockResolvedValueOnce(new Response(printReply(whoAmI, session)))
    await loadPresence()
    expect(presence.get()).toEqual({ state: 'here', session })
    expect(answer).toHaveBeenCalledOnce()
  })

  it('does not open a screen for whoever has left when the browser is opened anew', async () => {
    arrive(session)
    away()
    await leaveUntold()
    openAnew()
    answer
      .mockResolvedValueOnce(new Response(printReply(whoAmI, session)))
      .mockResolvedValueOnce(Response.json(signOutExample().reply))
    await loadPresence()
    expect(presence.get()).toMatchObject({ session: { person: null } })
    // Once the server knows, the next one to come in stays in.
    answer.mockResolvedValueOnce(new Response(printReply(whoAmI, session)))
    openAnew()
    await loadPresence()
    expect(presence.get()).toMatchObject({ session: { person: session.person } })
  })
})
