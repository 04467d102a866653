import { type DeviceId, type OrderId, type RoleId, type StaffId, type StoreId, toId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, begin, dish } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { pairAt, type StaffBrowser, signInAs, tapIn } from '../testing/team/staff-browser.ts'
import { openTwinHouse } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const [centro, malasana, palmas] = [toId<StoreId>(1), toId<StoreId>(2), toId<StoreId>(3)]
const waiter = toId<RoleId>(4)
const all = { subject: null, staffId: null, deviceId: null, storeId: null, call: null, day: null, after: null }
const ana = { name: 'Ana', colour: '#123456', roleId: waiter, storeIds: [centro] }

let shop: TestApp
let owner: StaffBrowser
let manager: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signInAs(shop, 'direccion')
  manager = await signInAs(shop, 'encargado')
})
afterAll(() => shop.close())

type Search = Partial<Parameters<StaffBrowser['listActions']>[0]>
const read = (browser: StaffBrowser, search: Search) => accepted(browser.listActions({ ...all, ...search }))
const count = async () => (await shop.database.db.execute(sql`select id from staff_action`)).rows.length

describe('the audit', () => {
  it('is read by pages of fifty, newest first, within reach, while rows are added [DAY-032]', async () => {
    await shop.database.db.execute(sql`
      insert into staff_action (site_id, at, call, subject, staff_id, store_id)
      select 1, now(), 'tested', 'thing:' || n % 2, 2 + n % 2, 1 + n % 2 from generate_series(1, 130) as n`)
    const seen: number[] = []
    let after: number | null = null
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(owner, { call: 'tested', after })
      seen.push(...page.actions.map(({ actionId }) => actionId))
      expect(page.actions.length).toBeLessThanOrEqual(50)
      await shop.database.db.execute(sql`
        insert into staff_action (site_id, at, call, subject, staff_id) values (1, now(), 'tested', 'thing:9', 2)`)
      after = page.next
    } while (after !== null)
    expect(seen).toHaveLength(130)
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one))
    const own = await read(manager, { call: 'tested' })
    expect(new Set(own.actions.map(({ storeId }) => storeId))).toEqual(new Set([centro]))
  })

  it('is searched by thing, person, device, store and row [DAY-032]', async () => {
    const till = await pairAt(shop, { storeId: malasana, kind: 'till' })
    const { device } = await accepted(till.whoAmI({}))
    const deviceId = device?.deviceId ?? toId<DeviceId>(0)
    await tapIn(till, toId<StaffId>(1))
    await shop.database.db.execute(sql`
      insert into staff_action (site_id, at, call, subject, staff_id) values (1, now(), 'searched', 'thing:1', 3)`)
    for (const [search, expected] of [
      [{ subject: 'thing:1' }, { subject: 'thing:1' }],
      [{ staffId: toId<StaffId>(3) }, { person: { staffId: 3 } }],
      [{ deviceId }, { device: { deviceId } }],
      [{ storeId: malasana }, { storeId: malasana }],
      [{ call: 'enterPin' }, { call: 'enterPin' }],
    ] as const) {
      const { actions } = await read(owner, search)
      expect(actions.length).toBeGreaterThan(0)
      for (const action of actions) expect(action).toMatchObject(expected)
    }
    expect((await read(owner, { deviceId: toId<DeviceId>(999) })).actions).toEqual([])
  })

  it('is searched by business day, which each store begins by its own clock [DAY-032]', async () => {
    const rows = [
      [centro, '2026-03-14T03:59:59.999Z', 'the night before'],
      [centro, '2026-03-14T04:00:00Z', 'opens'],
      [centro, '2026-03-15T03:59:59.999Z', 'closes'],
      [centro, '2026-03-15T04:00:00Z', 'the next morning'],
      [palmas, '2026-03-14T04:30:00Z', 'still night in the Canaries'],
      [palmas, '2026-03-15T04:30:00Z', 'late in the Canaries'],
      [null, '2026-03-14T04:00:00Z', 'of the whole site'],
    ] as const
    for (const [storeId, at, subject] of rows) {
      await shop.database.db.execute(sql`insert into staff_action (site_id, at, call, subject, staff_id, store_id)
        values (1, ${at}, 'dated', ${subject}, 1, ${storeId})`)
    }
    const found = await read(owner, { call: 'dated', day: getIsoDate('2026-03-14') })
    expect(found.actions.map(({ subject }) => subject)).toEqual([
      'of the whole site',
      'late in the Canaries',
      'closes',
      'opens',
    ])
    expect((await read(manager, { call: 'dated', day: getIsoDate('2026-03-14') })).actions).toHaveLength(2)
  })
})

describe('a thing of the audit', () => {
  const about = async (browser: StaffBrowser, subject: string) => (await read(browser, { subject })).actions[0]?.thing

  it('is called as it is in this site, where another has the same numbers, and in the words of the reader [DAY-216]', async () => {
    const house = await createTestApp()
    const { here, there } = await openTwinHouse(house)
    const [mine, theirs] = [await here.signIn('centro', 'manager'), await there.signIn('centro', 'manager')]
    const productId = dish('croquetas-de-jamon').id
    const pause = { storeId: centro, productId, optionValueId: null, until: 'today', day: null, left: null } as const
    for (const manager of [mine, theirs]) await accepted(manager.pauseThing(pause))
    await house.database.db.execute(sql`update product set name = jsonb_set(name, '{base}', '"Otras croquetas"')
      where site_id = ${there.siteId} and id = ${productId}`)
    await house.database.db.execute(sql`
      insert into staff_action (site_id, at, call, subject, staff_id, store_id)
      select site, now(), 'tested', 'staff:2', 2, 1 from unnest(array[${here.siteId}::int, ${there.siteId}::int]) as site`)
    expect(await about(mine, `product:${productId}`)).toMatchObject({
      kind: 'product',
      name: 'Croquetas de jamón ibérico',
    })
    expect(await about(theirs, `product:${productId}`)).toMatchObject({ name: 'Otras croquetas' })
    expect(await about(mine, 'staff:2')).toMatchObject({ name: 'Luis Demo' })
    expect(await about(theirs, 'staff:2')).toMatchObject({ name: 'Luis Demo (gemela)' })
    await house.close()
  })

  it('that is gone is called as it was, and what names nothing has no name', async () => {
    await shop.database.db.execute(sql`
      insert into staff_action (site_id, at, call, subject, staff_id, store_id, before) values
        (1, now(), 'removeStation', 'station:9999', 1, 1, '{"name": "Freidora"}'),
        (1, now(), 'tested', 'station:none', 1, 1, null), (1, now(), 'tested', 'order:9', 1, 1, null)`)
    expect(await about(owner, 'station:9999')).toEqual({ kind: 'station', id: '9999', name: 'Freidora' })
    for (const subject of ['station:none', 'order:9', 'thing:1']) expect(await about(owner, subject)).toBeNull()
  })

  it('says of a ticket its number and its table, and never who ordered', async () => {
    const { cartId } = await begin(shop.client)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await accepted(shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { orders } = await accepted(manager.showOrders({ storeId: centro }))
    const { orderId = toId<OrderId>(''), version = 0, name = '', number } = orders.at(-1) ?? {}
    await accepted(manager.moveOrder({ orderId, version, to: 'preparing' }))
    const { tickets } = await accepted(manager.showKitchen({ storeId: centro, stationId: null }))
    const ticket = tickets.find((one) => one.number === number)
    expect([name, ticket?.place]).toEqual([expect.stringMatching(/\S/), name])
    await shop.database.db.execute(sql`insert into staff_action (site_id, at, call, subject, staff_id, store_id)
      values (1, now(), 'tested', ${`kitchen-ticket:${ticket?.ticketId}`}, 1, 1)`)
    expect(await about(owner, `kitchen-ticket:${ticket?.ticketId}`)).toMatchObject({ name: String(number) })
    expect(await about(owner, `order:${orderId}`)).toMatchObject({ name: String(number) })
    expect(JSON.stringify((await read(owner, {})).actions)).not.toContain(name)
  })
})

describe('a stale write', () => {
  it('is told who changed the thing, when and what, over all versions since it was seen [DAY-038]', async () => {
    const { staffId } = await accepted(owner.addPerson({ ...ana, email: 'stale@demo.example' }))
    const person = { ...ana, email: 'stale@demo.example', staffId, active: true }
    await accepted(owner.changePerson({ ...person, version: 1, name: 'Ana Gil' }))
    await accepted(manager.changePerson({ ...person, version: 2, name: 'Ana Gil', colour: '#654321' }))
    const before = await count()
    const told = await owner.changePerson({ ...person, version: 1, name: 'Anna' })
    expect(told).toMatchObject({
      refused: 'version-stale',
      details: {
        by: 'Luis Demo',
        at: testNow,
        version: 3,
        before: { name: 'Ana', colour: '#123456' },
        after: { name: 'Ana Gil', colour: '#654321' },
      },
    })
    expect(await count()).toBe(before)
    await accepted(owner.changePerson({ ...person, version: 3, name: 'Anna' }))
  })

  it('names nobody where nobody of the staff made the last change [DAY-038]', async () => {
    const role = { roleId: null, version: 1, name: 'Sumiller', rights: [], deviceKinds: [] }
    const { roleId } = await accepted(owner.saveRole(role))
    await accepted(owner.saveRole({ ...role, roleId, rights: ['menu.pause'] }))
    expect(await owner.saveRole({ ...role, roleId })).toMatchObject({
      refused: 'version-stale',
      details: { by: 'Carmen Demo', version: 2, before: { rights: [] }, after: { rights: ['menu.pause'] } },
    })
    await shop.database.db.execute(sql`update staff_role set version = 3 where id = ${roleId} and site_id = 1`)
    const told = await owner.saveRole({ ...role, roleId })
    expect(told).toMatchObject({ refused: 'version-stale' })
    expect(told).not.toHaveProperty('details.by')
  })
})

describe('undo', () => {
  const newest = async (browser: StaffBrowser, search: Search) => (await read(browser, search)).actions[0]
  const take = async (browser: StaffBrowser, search: Search) =>
    browser.undoAction({ actionId: (await newest(browser, search))?.actionId ?? 0 })

  it('is a new write with a row of its own, offered once [DAY-033]', async () => {
    const { staffId } = await accepted(owner.addPerson({ ...ana, email: 'undone@demo.example' }))
    const person = { ...ana, email: 'undone@demo.example', staffId, active: true }
    await accepted(owner.changePerson({ ...person, version: 1, name: 'Eva', storeIds: [] }))
    const search = { subject: `staff:${staffId}`, call: 'changePerson' }
    expect(await newest(owner, search)).toMatchObject({ canUndo: true })
    expect(await take(owner, search)).toEqual({})
    const people = await accepted(owner.listPeople({}))
    expect(people.find((one) => one.staffId === staffId)).toMatchObject({ name: 'Ana', storeIds: [centro], version: 3 })
    const row = await newest(owner, { subject: `staff:${staffId}` })
    expect(row).toMatchObject({ call: 'undoAction', before: { name: 'Eva' }, after: { name: 'Ana' }, canUndo: false })
    expect(await newest(owner, search)).toMatchObject({ canUndo: false })
    expect(await take(owner, search)).toMatchObject({ refused: 'version-stale' })
  })

  it('is refused where the thing has changed since, even back again [DAY-033]', async () => {
    const { staffId } = await accepted(owner.addPerson({ ...ana, email: 'changed@demo.example' }))
    const person = { ...ana, email: 'changed@demo.example', staffId, active: true }
    await accepted(owner.changePerson({ ...person, version: 1, name: 'Eva' }))
    const { actionId = 0 } = (await newest(owner, { subject: `staff:${staffId}` })) ?? {}
    await accepted(owner.changePerson({ ...person, version: 2, name: 'Ana' }))
    await accepted(owner.changePerson({ ...person, version: 3, name: 'Eva' }))
    const before = await count()
    expect(await owner.undoAction({ actionId })).toMatchObject({ refused: 'version-stale' })
    expect(await count()).toBe(before)
  })

  it('takes back a role and a pause, with the rights that they need [DAY-033]', async () => {
    const role = { version: 1, name: 'Barista', rights: ['menu.pause'], deviceKinds: [] }
    const { roleId } = await accepted(owner.saveRole({ ...role, roleId: null }))
    const ofRole = { subject: `role:${roleId}` }
    expect(await take(owner, ofRole)).toMatchObject({ refused: 'action-stays' })
    await accepted(owner.saveRole({ ...role, roleId, rights: [] }))
    expect(await take(owner, ofRole)).toEqual({})
    const roles = await accepted(owner.listRoles({}))
    expect(roles.find((one) => one.roleId === roleId)).toMatchObject({ rights: ['menu.pause'], version: 3 })
    const { actionId = 0 } = (await newest(owner, ofRole)) ?? {}
    expect(await manager.undoAction({ actionId })).toMatchObject({ refused: 'action-not-found' })

    const thing = { storeId: centro, productId: dish('croquetas-de-jamon').id, optionValueId: null }
    const ofDish = { subject: `product:${thing.productId}` }
    const pause = (until: 'today' | 'tomorrow') =>
      accepted(manager.pauseThing({ ...thing, until, day: null, left: null }))
    await pause('today')
    expect(await take(manager, ofDish)).toEqual({})
    const { dishes } = await accepted(manager.showPauses({ storeId: centro }))
    expect(dishes.find(({ productId }) => productId === thing.productId)?.pausedUntil).toBeNull()
    await pause('today')
    await pause('tomorrow')
    // What was paused before would be sold again: nobody asked for that.
    expect(await take(manager, ofDish)).toMatchObject({ refused: 'action-stays' })
  })

  it('needs the right of what it takes back [DAY-033]', async () => {
    await shop.database.db.execute(sql`
      update staff_role set rights = rights || '{audit.see}' where site_id = 1 and id = ${waiter}`)
    const { staffId } = await accepted(owner.addPerson({ ...ana, email: 'rights@demo.example' }))
    const person = { ...ana, email: 'rights@demo.example', staffId, active: true }
    await accepted(owner.changePerson({ ...person, version: 1, name: 'Eva' }))
    const onlooker = await signInAs(shop, 'sala')
    const search = { subject: `staff:${staffId}`, call: 'changePerson' }
    expect(await newest(onlooker, search)).toMatchObject({ canUndo: false })
    expect(await take(onlooker, search)).toMatchObject({ refused: 'right-missing' })
  })
})
