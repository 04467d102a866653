import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type DeviceId, toId } from '@comanda/rules/ids'
import { expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { signInAs, tapIn } from '../testing/team/staff-browser.ts'
import { openTwinHouse, twinPeople } from '../testing/team/twin-house.ts'
import { createTestApp } from '../testing/test-app.ts'

it('a device says who works on it and whether it is the last of its store before it goes; a printer goes elsewhere [DAY-211]', async () => {
  const shop = await createTestApp()
  const { here, there } = await openTwinHouse(shop)
  const manager = await here.signIn('centro', 'manager')
  const idOf = async (kind: 'board' | 'till' | 'phone') =>
    (await accepted(here.openDevice('centro', kind).whoAmI({}))).device?.deviceId ?? toId<DeviceId>(0)
  const [board, till, phone] = [await idOf('board'), await idOf('till'), await idOf('phone')]
  const ask = (deviceId: DeviceId) => manager.previewRevocation({ deviceId })
  expect(await accepted(ask(till))).toEqual({ signedIn: [], isLast: false })
  // One signs in here, and one at the twin's till, which has the same number.
  for (const site of [here, there]) await tapIn(site.openDevice('centro', 'till'), twinPeople.centro.manager)
  expect(await accepted(ask(till))).toEqual({ signedIn: ['Luis Demo'], isLast: false })
  expect(await accepted(ask(phone))).toEqual({ signedIn: [], isLast: false })
  for (const deviceId of [board, phone]) await accepted(manager.revokeDevice({ deviceId }))
  // The printers of the store, and the devices of the other store and of the other site, are not of its kind.
  expect(await accepted(ask(till))).toMatchObject({ isLast: true })
  expect(await ask(phone)).toMatchObject({ refused: 'device-not-found' })
  const neighbour = await here.signIn('malasana', 'manager')
  expect(await neighbour.previewRevocation({ deviceId: till })).toMatchObject({ refused: 'device-not-found' })
  const { printers } = await accepted(manager.showPrinting({ storeId: storeIds.centro }))
  for (const { printerId } of printers) {
    expect(await manager.revokeDevice({ deviceId: printerId })).toMatchObject({ refused: 'device-is-printer' })
    expect(await neighbour.revokeDevice({ deviceId: printerId })).toMatchObject({ refused: 'device-not-found' })
  }
  expect((await accepted(manager.showPrinting({ storeId: storeIds.centro }))).printers).toEqual(printers)
  await accepted((await signInAs(shop, 'direccion')).revokeDevice({ deviceId: till }))
  await shop.close()
})
