import { demoPin } from '@comanda/demo/demo-site'
import { pinTries } from '@comanda/rules/door/pin'
import { type RoleId, type StaffId, type StoreId, toId } from '@comanda/rules/ids'
import { seededRoles } from '@comanda/rules/team/seeded-roles'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { refusedBy } from '../testing/database/refused-by.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { openStaffBrowser, pairAt, signInAs, tapIn } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const storeId = toId<StoreId>(1)
const [owner, manager, waiter, cashier] = [1, 2, 3, 6].map((id) => toId<StaffId>(id)) as [
  StaffId,
  StaffId,
  StaffId,
  StaffId,
]
const roles = { owner: toId<RoleId>(1), manager: toId<RoleId>(2), waiter: toId<RoleId>(4) }
const ana = { name: 'Ana', email: 'Ana@Demo.example', colour: '#123456', roleId: roles.waiter, storeIds: [storeId] }
const secrets = { password: 'una frase larga', pin: '1470' }

let shop: TestApp
let now: Instant = testNow
beforeEach(async () => {
  shop = await createTestApp({ now: () => now })
})
afterEach(() => shop.close())

const as = (mailbox: string) => signInAs(shop, mailbox, now)

describe('somebody new', () => {
  it('sets password and PIN by a link that works once and for a day [DAY-019]', async () => {
    const till = await pairAt(shop, { storeId, kind: 'till' }, now)
    const hasTile = async () => (await accepted(till.listTiles({}))).some(({ name }) => name === 'Ana')
    const boss = await as('encargado')
    const { staffId, key } = await accepted(boss.addPerson(ana))
    expect(await hasTile()).toBe(false)
    const browser = openStaffBrowser(shop)
    now = later(now, 24 * 3_600_000)
    expect(await browser.setUpPerson({ key, ...secrets })).toMatchObject({ refused: 'link-over' })
    const fresh = await accepted((await as('encargado')).invitePerson({ staffId }))
    expect(await browser.setUpPerson({ ...secrets, key })).toMatchObject({ refused: 'link-over' })
    now = later(now, 24 * 3_600_000 - 1)
    const set = () => browser.setUpPerson({ key: fresh.key, ...secrets })
    expect(await accepted(set())).toMatchObject({ site: { host: 'localhost' }, person: { name: 'Ana' } })
    expect(await set()).toMatchObject({ refused: 'link-over' })
    expect(await hasTile()).toBe(true)
    await accepted(till.enterPin({ staffId, pin: secrets.pin }))
    await accepted(browser.signIn({ site: 'localhost', email: ana.email, password: secrets.password }))
  })

  it('is signed in by the link, once, with the one row that says so, and not where it was refused [DAY-221]', async () => {
    const { key, staffId } = await accepted((await as('encargado')).addPerson(ana))
    const [browser, other] = [openStaffBrowser(shop), openStaffBrowser(shop)]
    expect(await browser.setUpPerson({ key, ...secrets, pin: '25801' })).toMatchObject({ details: { length: 4 } })
    expect(await browser.whoAmI({})).toMatchObject({ refused: 'session-missing' })
    const answers = await Promise.all([browser, other].map((one) => one.setUpPerson({ key, ...secrets })))
    expect(answers.filter((answer) => 'refused' in answer)).toMatchObject([{ refused: 'link-over' }])
    const here = 'refused' in (answers[0] ?? {}) ? other : browser
    expect(await here.whoAmI({})).toMatchObject({ person: { staffId, name: 'Ana' }, device: null })
    expect(await (here === browser ? other : browser).whoAmI({})).toMatchObject({ refused: 'session-missing' })
    const { rows } = await shop.database.db.execute(
      sql`select call, after from staff_action where staff_id = ${staffId}`,
    )
    expect(rows).toEqual([{ call: 'setUpPerson', after: { set: ['password', 'pin'], signedInBy: 'password' } }])
    // The session ends by the same clock as one that a password opened.
    now = later(now, 60 * 60_000)
    expect(await here.whoAmI({})).toMatchObject({ refused: 'session-expired' })
  })

  it('works at a device of the house in the place of whoever was signed in there', async () => {
    const till = await pairAt(shop, { storeId, kind: 'till' }, now)
    await tapIn(till, waiter)
    const { key, staffId } = await accepted((await as('encargado')).addPerson(ana))
    expect(await accepted(till.setUpPerson({ key, ...secrets }))).toMatchObject({ person: { staffId } })
    expect(await till.whoAmI({})).toMatchObject({ person: { staffId }, device: { kind: 'till' } })
  })

  it('chooses no simple PIN and no short password [DAY-013]', async () => {
    const { key } = await accepted((await as('encargado')).invitePerson({ staffId: waiter }))
    const browser = openStaffBrowser(shop)
    for (const pin of ['1234', '8765', '7777', '258', '25800']) {
      const told = await browser.setUpPerson({ key, ...secrets, pin })
      expect(told).toMatchObject({ refused: 'pin-too-simple', details: { length: 4 } })
    }
    expect(await browser.setUpPerson({ key, ...secrets, password: 'x' })).toMatchObject({
      refused: 'password-too-short',
    })
    await shop.database.db.execute(sql`update site set pin_length = 6 where id = 1`)
    expect(await browser.setUpPerson({ key, ...secrets })).toMatchObject({ details: { length: 6 } })
    await shop.database.db.execute(sql`update site set pin_length = 4 where id = 1`)
  })
})

describe('roles', () => {
  it('are those that a site starts with, out of one table of rights [DAY-024]', async () => {
    const boss = await as('direccion')
    expect((await accepted(boss.listRoles({}))).map(({ name }) => name)).toEqual(Object.keys(seededRoles))
    const role = { roleId: null, version: 1, name: 'Sumiller', deviceKinds: [] }
    expect(await boss.saveRole({ ...role, rights: ['wine.pour'] })).toMatchObject({ refused: 'right-unknown' })
    expect(await boss.saveRole({ ...role, rights: ['menu.pause'] })).toMatchObject({
      rights: ['menu.pause'],
      version: 1,
    })
  })

  it('and people get no right from somebody who does not hold it [DAY-026]', async () => {
    const boss = await as('encargado')
    expect(await boss.addPerson({ ...ana, roleId: roles.owner })).toMatchObject({ refused: 'right-missing' })
    const person = { ...ana, staffId: waiter, version: 1, active: true }
    expect(await boss.changePerson({ ...person, roleId: roles.owner })).toMatchObject({ refused: 'right-missing' })
    expect(await boss.addPerson({ ...ana, storeIds: [] })).toMatchObject({ refused: 'right-missing' })
    await shop.database.db.execute(sql`delete from staff_store where staff_id = 2 and site_id = 1`)
    const role = { roleId: null, version: 1, name: 'Jefe', rights: ['site.edit'], deviceKinds: [] }
    const unbound = await as('encargado')
    expect(await unbound.saveRole(role)).toMatchObject({ refused: 'right-missing' })
    expect(await unbound.saveRole({ ...role, roleId: roles.owner, rights: [] })).toMatchObject({
      refused: 'right-missing',
    })
    expect(await unbound.invitePerson({ staffId: owner })).toMatchObject({ refused: 'right-missing' })
    await shop.database.db.execute(sql`insert into staff_store (site_id, staff_id, store_id) values (1, 2, 1)`)
  })

  it('are not saved over what somebody else has changed meanwhile', async () => {
    const boss = await as('direccion')
    const role = { roleId: roles.waiter, version: 1, name: 'waiter', rights: ['tables.serve'], deviceKinds: [] }
    await accepted(boss.saveRole(role))
    expect(await boss.saveRole(role)).toMatchObject({ refused: 'version-stale' })
  })
})

describe('a site', () => {
  it('keeps an owner: of two who demote each other one succeeds [DAY-025]', async () => {
    const boss = await as('direccion')
    const last = { staffId: owner, version: 1, name: 'Carmen', email: 'direccion@demo.example', colour: '#123456' }
    const one = { ...last, roleId: roles.manager, storeIds: [], active: true }
    expect(await boss.changePerson(one)).toMatchObject({ refused: 'last-owner' })
    expect(await boss.changePerson({ ...one, roleId: roles.owner, active: false })).toMatchObject({
      refused: 'last-owner',
    })
    await shop.database.db.execute(sql`update staff set role_id = 1 where site_id = 1 and id = 2`)
    await shop.database.db.execute(sql`delete from staff_store where staff_id = 2 and site_id = 1`)
    const second = await as('encargado')
    const other = { ...one, staffId: manager, name: 'Luis', email: 'encargado@demo.example' }
    const told = await Promise.all([boss.changePerson(other), second.changePerson(one)])
    const refused = told.filter((reply) => 'refused' in reply)
    expect(refused).toHaveLength(1)
    // The one who comes second either finds no owner left, or is no owner any more.
    expect(['last-owner', 'right-missing']).toContain((refused[0] as { refused: string }).refused)
    expect(await refusedBy(shop.database.db.execute(sql`update staff set active = false where site_id = 1`))).toBe(
      'staff_last_owner',
    )
    await shop.database.db.execute(sql`update staff set role_id = 1 where site_id = 1 and id = 1`)
  })

  it('keeps an owner at the very same moment too [DAY-025]', async () => {
    await shop.database.db.execute(sql`update staff set role_id = 1 where site_id = 1 and id in (1, 2)`)
    const demote = (id: StaffId) =>
      shop.database.db.execute(sql`update staff set role_id = 2 where site_id = 1 and id = ${id}`).then(
        () => 'done',
        (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
      )
    const told = await Promise.all([demote(owner), demote(manager)])
    expect(told.toSorted()).toEqual(['done', 'staff_last_owner'])
    await shop.database.db.execute(sql`update staff set role_id = id where site_id = 1 and id in (1, 2)`)
  })
})

describe('an approval', () => {
  it('lets a colleague with the right allow one call, by tile and PIN [DAY-029]', async () => {
    const [till, lost] = [
      await pairAt(shop, { storeId, kind: 'till' }, now),
      await accepted((await pairAt(shop, { storeId, kind: 'phone' }, now)).whoAmI({})),
    ]
    await tapIn(till, cashier)
    const request = { deviceId: lost.device?.deviceId ?? toId(0) }
    expect(await till.revokeDevice(request)).toMatchObject({ refused: 'right-missing' })
    const wrong = [
      await till.revokeDevice(request, { approval: { staffId: cashier, pin: demoPin } }),
      await till.revokeDevice(request, { approval: { staffId: waiter, pin: demoPin } }),
      await till.revokeDevice(request, { approval: { staffId: owner, pin: '1379' } }),
    ]
    expect(new Set(wrong.map((told) => JSON.stringify(told))).size).toBe(1)
    expect(wrong[0]).toMatchObject({ refused: 'approval-wrong' })
    await accepted(till.revokeDevice(request, { approval: { staffId: owner, pin: demoPin } }))
    const { rows } = await shop.database.db.execute(sql`select * from staff_action order by id desc limit 1`)
    expect(rows[0]).toMatchObject({ call: 'revokeDevice', staff_id: cashier, approved_by: owner, store_id: storeId })
    expect(await till.whoAmI({})).toMatchObject({ person: { staffId: cashier } })
    expect(await till.listPeople({})).toMatchObject({ refused: 'right-missing' })
  })

  it('that is wrong counts like a wrong PIN, and is nothing without a device [DAY-029]', async () => {
    const till = await pairAt(shop, { storeId, kind: 'till' }, now)
    await tapIn(till, cashier)
    const ask = (pin: string) => till.revokeDevice({ deviceId: toId(999) }, { approval: { staffId: owner, pin } })
    for (let count = 0; count < pinTries; count += 1)
      expect(await ask('1379')).toMatchObject({ refused: 'approval-wrong' })
    expect(await ask(demoPin)).toMatchObject({ refused: 'pin-locked' })
    const desk = await as('caja')
    const approval = { staffId: owner, pin: demoPin }
    expect(await desk.revokeDevice({ deviceId: toId(999) }, { approval })).toMatchObject({ refused: 'device-unknown' })
  })
})
