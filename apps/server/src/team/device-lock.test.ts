import { type DeviceId, toId } from '@comanda/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { openTwinHouse, type TwinHouse, type TwinPlace } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let house: TwinHouse
beforeAll(async () => {
  shop = await createTestApp()
  house = await openTwinHouse(shop)
})
afterAll(() => shop.close())

const [board, till, phone] = [701, 702, 703].map((id) => toId<DeviceId>(id)) as [DeviceId, DeviceId, DeviceId]
const managerOf = ({ site, store }: TwinPlace) => site.signIn(store, 'manager')
const locksAfter = async ({ site, store }: TwinPlace, kind: 'board' | 'till' | 'phone') =>
  (await accepted(site.openDevice(store, kind).whoAmI({}))).device?.lockMinutes

describe('the lock of a device [DAY-022]', () => {
  it('is five minutes for a till and a phone until somebody chooses, and a board has none', async () => {
    const [here] = house.places
    const told = async () => Promise.all((['board', 'till', 'phone'] as const).map((kind) => locksAfter(here, kind)))
    expect(await told()).toEqual([0, 5, 5])
    const manager = await managerOf(here)
    await accepted(manager.setDeviceLock({ deviceId: till, minutes: 1 }))
    await accepted(manager.setDeviceLock({ deviceId: phone, minutes: 0 }))
    expect(await told()).toEqual([0, 1, 0])
    const listed = await accepted(manager.listDevices({}))
    expect(listed.map(({ deviceId, lockMinutes }) => [deviceId, lockMinutes])).toEqual(
      expect.arrayContaining([
        [board, null],
        [till, 1],
        [phone, 0],
      ]),
    )
    expect(await manager.setDeviceLock({ deviceId: board, minutes: 1 })).toMatchObject({ refused: 'device-not-found' })
  })

  it('is another store’s and another site’s to nobody of here, though their devices have the same numbers', async () => {
    const [, malasana, twin] = house.places
    if (malasana === undefined || twin === undefined) throw new Error('no twin')
    const stranger = await managerOf(malasana)
    expect(await stranger.setDeviceLock({ deviceId: till, minutes: 5 })).toMatchObject({ refused: 'device-not-found' })
    const [here] = house.places
    expect(await locksAfter(here, 'till')).toBe(1)
    expect(await locksAfter(twin, 'till')).toBe(5)
    await accepted((await managerOf(twin)).setDeviceLock({ deviceId: phone, minutes: 1 }))
    expect(await locksAfter(here, 'phone')).toBe(0)
  })

  it('is none for the only screen of a store', async () => {
    const [here] = house.places
    const manager = await managerOf(here)
    const others = (await accepted(manager.listDevices({}))).filter(
      ({ storeId, deviceId, kind }) => storeId === here.storeId && deviceId !== till && kind !== 'printer',
    )
    for (const { deviceId } of others) await accepted(manager.revokeDevice({ deviceId }))
    expect(await locksAfter(here, 'till')).toBe(0)
    const listed = await accepted(manager.listDevices({}))
    expect(listed.find(({ deviceId }) => deviceId === till)?.lockMinutes).toBeNull()
  })
})
