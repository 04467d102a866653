import { whoAmI, whoAmIExample } from '@comanda/contract/calls/staff/door'
import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import { readReply } from '@comanda/contract/read-reply'
import type { RefusalCode } from '@comanda/contract/refusal-codes'
import { refusal } from '@comanda/contract/refusals'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Room = typeof import('./unsent.ts')
const session = readReply(whoAmI, { status: 200, body: whoAmIExample().reply }) as StaffSession
const board = { deviceId: 4, storeId: 1, kind: 'board', name: 'Cocina' } as StaffSession['device']
const bump = { place: 'kitchen', text: 'Listo: 1 × Pulpo · Terraza 5 #12' } as const

/** The room as a page finds it that was just opened. */
async function open(device: StaffSession['device'] = board): Promise<Room> {
  vi.resetModules()
  const { arrive } = await import('../state/presence.ts')
  arrive({ ...session, device })
  return import('./unsent.ts')
}

let storage: Storage
const listKept = () =>
  JSON.parse(String(storage.getItem('comanda-unsent') ?? '[]')).map(({ text }: typeof bump) => text)
const refuse = (code: RefusalCode) => async () => refusal(code) as never
const fail = async () => {
  throw new TypeError('network')
}

beforeEach(() => {
  storage = aStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => void vi.unstubAllGlobals())

describe('a write that is sent', () => {
  it('is noted until it was answered, also with a no', async () => {
    const { sendNoted } = await open()
    const answer = Promise.withResolvers<string>()
    const sent = sendNoted(bump, () => answer.promise)
    expect(listKept()).toEqual([bump.text])
    // Whoever reads it later may stand in another zone, and the device's store is forgotten by then.
    expect(JSON.parse(String(storage.getItem('comanda-unsent')))).toMatchObject([{ timeZone: 'Europe/Madrid' }])
    answer.resolve('done')
    expect(await sent).toBe('done')
    expect(listKept()).toEqual([])
    await sendNoted(bump, refuse('version-stale'))
    expect(listKept()).toEqual([])
  })

  it('stays noted where the device is no longer on the list, or the line was lost', async () => {
    const { sendNoted } = await open()
    await sendNoted(bump, refuse('device-unknown'))
    await expect(sendNoted({ ...bump, text: 'another' }, fail)).rejects.toThrow('network')
    expect(listKept()).toEqual([bump.text, 'another'])
  })

  it('keeps its place among others, whichever was answered first', async () => {
    const { sendNoted } = await open()
    const answer = Promise.withResolvers<string>()
    const first = sendNoted({ ...bump, text: 'first' }, () => answer.promise)
    await expect(sendNoted({ ...bump, text: 'second' }, fail)).rejects.toThrow('network')
    answer.reject(new TypeError('network'))
    await expect(first).rejects.toThrow('network')
    expect(listKept()).toEqual(['first', 'second'])
  })

  it('is dropped once its board is true again, others and those under way are not', async () => {
    const { sendNoted, dropNoted, dropAllNoted } = await open()
    await sendNoted(bump, refuse('device-unknown'))
    await sendNoted({ place: 'orders', text: 'Pedido 3: Listo' }, refuse('device-unknown'))
    void sendNoted({ ...bump, text: 'under way' }, () => new Promise(() => {}))
    dropNoted('kitchen')
    expect(listKept()).toEqual(['Pedido 3: Listo', 'under way'])
    // After a reload nobody waits for its answer any more.
    const { dropNoted: dropLater } = await open()
    dropLater('kitchen')
    expect(listKept()).toEqual(['Pedido 3: Listo'])
    dropAllNoted()
    expect(storage.getItem('comanda-unsent')).toBeNull()
  })

  it('is not noted in a browser that is no device', async () => {
    const { sendNoted } = await open(null)
    await expect(sendNoted(bump, fail)).rejects.toThrow('network')
    expect(listKept()).toEqual([])
  })

  it('does not stop a page that finds nonsense', async () => {
    storage.setItem('comanda-unsent', '[3, null, {"text": 4}]')
    const { dropNoted } = await open()
    expect(() => dropNoted('kitchen')).not.toThrow()
  })
})
