import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { redactUrl } from '../http/redact.ts'
import { accepted } from '../testing/accepted.ts'
import { dish } from '../testing/cart/carts.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { openTwinHouse, type TwinHouse } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let house: TwinHouse
beforeAll(async () => {
  shop = await createTestApp()
  house = await openTwinHouse(shop)
})
afterAll(() => shop.close())

const { centro, malasana } = storeIds
const { id: productId, price } = dish('pulpo-a-la-gallega')
const choice = { valueIds: [], options: [], units: [] }

function take(host: StaffBrowser, more: Partial<Parameters<StaffBrowser['placeTelephoneOrder']>[0]>) {
  const lines = [{ productId, quantity: 1, notes: 'muy caliente', allergies: [], choice }]
  const asked = {
    storeId: centro,
    name: 'Rosa',
    phone: '600 987 654',
    notes: '',
    mode: 'pickup',
    address: null,
  } as const
  return accepted(host.placeTelephoneOrder({ ...asked, at: null, lines, saidTotal: price, ...more }))
}
const find = (host: StaffBrowser, phone: string, storeId = centro) => host.findCaller({ storeId, phone })

it('a number is known by who last ordered with it, however it is written, and by nothing less than the whole [DAY-220]', async () => {
  const manager = await house.here.signIn('centro', 'manager')
  expect(await find(manager, '600987654')).toEqual({ caller: null })
  await take(manager, { name: 'Rosa Antigua' })
  const { number } = await take(manager, { name: 'Rosa Nueva' })
  for (const phone of ['600987654', '+34 600 98 76 54', '0034600987654']) {
    expect(await find(manager, phone)).toMatchObject({
      caller: {
        name: 'Rosa Nueva',
        address: null,
        last: {
          number,
          lines: [{ productId, name: 'Pulpo a la gallega', quantity: 1, notes: 'muy caliente', total: price }],
        },
      },
    })
  }
  for (const phone of ['60098765', '00987654', '', '600987655']) {
    expect(await find(manager, phone)).toEqual({ caller: null })
  }
  // What was cancelled is not what they always have.
  await shop.database.db.execute(sql`update placed_order set status = 'cancelled'
    where site_id = ${house.here.siteId} and store_id = ${centro} and number = ${number}`)
  expect(await find(manager, '600987654')).toMatchObject({ caller: { name: 'Rosa Antigua' } })
})

it('the address is the last one that something was brought to [DAY-220]', async () => {
  const manager = await house.here.signIn('centro', 'manager')
  const { orderId } = await take(manager, { phone: '600111333', name: 'Eva' })
  await take(manager, { phone: '600111333', name: 'Eva' })
  const brought = { street: 'Mayor', number: '4', floor: '2', postalCode: '28013', city: 'Madrid', province: 'Madrid' }
  await shop.database.db.execute(sql`update placed_order
    set setup = setup || jsonb_build_object('address', ${JSON.stringify({ ...brought, block: '', door: '', stairs: '' })}::jsonb)
    where site_id = ${house.here.siteId} and id = ${orderId}`)
  const { province: _, ...shown } = brought
  expect(await find(manager, '600111333')).toMatchObject({ caller: { name: 'Eva', address: shown } })
})

it('is told to whoever may see customers alone, of their own stores and their own site [DAY-220]', async () => {
  const manager = await house.here.signIn('centro', 'manager')
  await take(manager, { phone: '600222444', name: 'Pablo' })
  expect(await find(manager, '600222444')).toMatchObject({ caller: { name: 'Pablo' } })
  const neighbour = await house.here.signIn('malasana', 'manager')
  expect(await find(neighbour, '600222444', malasana)).toEqual({ caller: null })
  expect(await find(neighbour, '600222444')).toMatchObject({ refused: 'store-not-found' })
  const stranger = await house.there.signIn('centro', 'manager')
  expect(await find(stranger, '600222444')).toEqual({ caller: null })
  for (const mailbox of ['recepcion', 'sala', 'caja', 'plancha']) {
    const other = await signInAs(shop, mailbox)
    expect(await find(other, '600222444')).toMatchObject({ refused: 'right-missing' })
  }
  expect(redactUrl('/api/staff/telephone/caller?storeId=1&phone=600222444')).not.toContain('600222444')
})
