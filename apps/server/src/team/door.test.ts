import { demoPassword, demoPin } from '@comanda/demo/demo-site'
import { sessionHours, sessionIdleMinutes } from '@comanda/rules/door/door-times'
import { type StaffId, type StoreId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkStaffHost } from '../check-staff-host.ts'
import { accepted } from '../testing/accepted.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { countHashes } from '../testing/team/count-hashes.ts'
import {
  openStaffBrowser,
  pairAt,
  type StaffBrowser,
  signInAs,
  staffHeaders,
  tapIn,
} from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { loginTries } from './limit-door.ts'

const centro = toId<StoreId>(1)
const [waiter, cook] = [toId<StaffId>(3), toId<StaffId>(7)]
const minutes = 60_000

let shop: TestApp
let now: Instant
beforeAll(async () => {
  now = testNow
  shop = await createTestApp({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(() => {
  // Every test has a quarter of an hour of its own, so that the tries of one are not counted in another.
  now = later(now, 24 * 60 * minutes)
})

const login = (site: string, email: string, password: string) =>
  openStaffBrowser(shop).signIn({ site, email, password })

describe('the password', () => {
  it('opens a session, and everything that is wrong gets the same answer [DAY-003]', async () => {
    const me = await accepted(login('localhost', 'encargado@demo.example', demoPassword))
    expect(me).toMatchObject({ person: { name: 'Luis Demo', role: 'manager' }, device: null, wholeSite: false })
    await shop.database.db.execute(sql`update staff set active = false where id = 8 and site_id = 1`)
    const wrong = [
      await login('nowhere.example', 'encargado@demo.example', demoPassword),
      await login('localhost', 'nobody@demo.example', demoPassword),
      await login('localhost', 'encargado@demo.example', 'wrong'),
      await login('localhost', 'reparto@demo.example', demoPassword),
      await login('carta.localhost', 'encargado@demo.example', demoPassword),
    ]
    expect(new Set(wrong.map((told) => JSON.stringify(told))).size).toBe(1)
    expect(wrong[0]).toMatchObject({ refused: 'login-wrong' })
    await shop.database.db.execute(sql`update staff set active = true where id = 8 and site_id = 1`)
  })

  it('is tried ten times in a quarter of an hour, and not an eleventh time [DAY-003]', async () => {
    const email = 'sala@demo.example'
    for (let count = 0; count < 10; count += 1) {
      expect(await login('localhost', email, 'wrong')).toMatchObject({ refused: 'login-wrong' })
    }
    expect(await login('localhost', email, demoPassword)).toMatchObject({ refused: 'too-many-requests' })
    now = later(now, 15 * minutes)
    await accepted(login('localhost', 'sala@demo.example', demoPassword))
  })

  it('is open to as many as come in one after the other at one address, by their right passwords [F-201]', async () => {
    for (let count = 0; count < loginTries.address + 1; count += 1) {
      const email = count % 2 ? 'sala@demo.example' : 'encargado@demo.example'
      expect(await login('localhost', email, demoPassword)).not.toHaveProperty('refused')
    }
    now = later(now, 15 * minutes)
  })

  it('is kept from nobody by sixty wrong ones from elsewhere, nor on a device of the venue [F-203]', async () => {
    const email = 'sala@demo.example'
    const sign = (browser: StaffBrowser, password: string) => browser.signIn({ site: 'localhost', email, password })
    const far = openStaffBrowser(shop, '10.1.0.1')
    for (let count = 0; count < 60; count += 1) await sign(far, 'wrong')
    expect(await sign(far, demoPassword)).toMatchObject({ refused: 'too-many-requests' })
    await accepted(sign(openStaffBrowser(shop, '10.1.0.2'), demoPassword))
    for (let place = 3; place < 10; place += 1) {
      for (let count = 0; count < 10; count += 1) await sign(openStaffBrowser(shop, `10.1.0.${place}`), 'wrong')
    }
    // From seven places at once nobody from afar is let in any more, but whoever stands in the venue is.
    expect(await sign(openStaffBrowser(shop, '10.1.0.2'), demoPassword)).toMatchObject({ refused: 'too-many-requests' })
    await accepted(sign(await pairAt(shop, { storeId: centro, kind: 'till' }, now), demoPassword))
    now = later(now, 15 * minutes)
  })

  describe('of five hundred strangers', () => {
    const knock = (at: number, address: string) =>
      openStaffBrowser(shop, address).signIn({
        site: 'localhost',
        email: `nobody${at}@demo.example`,
        password: 'wrong',
      })
    const list = (length: number) => Array.from({ length }, (_, at) => at)

    it('at one address costs at most sixty hashes [F-201]', async () => {
      const before = await countHashes(shop)
      for (const round of list(25)) await Promise.all(list(20).map((at) => knock(20 * round + at, '10.2.0.1')))
      expect((await countHashes(shop)) - before).toBeLessThanOrEqual(60)
      await accepted(login('localhost', 'encargado@demo.example', demoPassword))
      now = later(now, 15 * minutes)
    })

    it('at as many addresses at once costs the few that may wait for their turn [F-201]', async () => {
      const before = await countHashes(shop)
      const told = await Promise.all(list(500).map((at) => knock(at, `10.2.${Math.floor(at / 200)}.${at % 200}`)))
      const codes = new Set(told.map((one) => ('refused' in one ? one.refused : 'let in')))
      expect(codes).toEqual(new Set(['login-wrong', 'too-many-requests']))
      expect((await countHashes(shop)) - before).toBeLessThanOrEqual(60)
      await accepted(login('localhost', 'encargado@demo.example', demoPassword))
    })
  })

  it('opens for twelve hours, or until an hour without a call [DAY-004]', async () => {
    const manager = await signInAs(shop, 'encargado', now)
    const begun = now
    while (now + sessionIdleMinutes * minutes - 1 < begun + sessionHours * 60 * minutes) {
      now = later(now, sessionIdleMinutes * minutes - 1)
      await accepted(manager.whoAmI({}))
    }
    now = later(begun, sessionHours * 60 * minutes)
    expect(await manager.whoAmI({})).toMatchObject({ refused: 'session-expired' })
    const idle = await signInAs(shop, 'encargado', now)
    now = later(now, sessionIdleMinutes * minutes)
    expect(await idle.whoAmI({})).toMatchObject({ refused: 'session-expired' })
  })

  it('ends with the session: after signing out nothing is known [DAY-007]', async () => {
    const manager = await signInAs(shop, 'encargado', now)
    await accepted(manager.signOut({}))
    expect(await manager.listPeople({})).toMatchObject({ refused: 'session-unknown' })
  })
})

describe('a staff write', () => {
  const { 'x-comanda-staff': _header, ...withoutHeader } = staffHeaders
  const { origin: _origin, ...withoutOrigin } = staffHeaders
  it('that our own page did not make is refused before its handler runs, whatever cookies it carries [DAY-006]', async () => {
    const manager = await signInAs(shop, 'encargado', now)
    const cookie = [...manager.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const foreign = ['http://localhost', 'http://staff.localhost:81', 'null', '']
    const before = await countActions()
    for (const headers of [withoutHeader, withoutOrigin, ...foreign.map((origin) => ({ ...staffHeaders, origin }))]) {
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/api/staff/sign-out',
        headers: { ...headers, cookie },
        payload: {},
      })
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'origin-foreign'])
    }
    expect(await countActions()).toBe(before)
    await accepted(manager.whoAmI({}))
  })
})

describe('the host', () => {
  it.each([
    ['a staff path on a site’s host', 'localhost', '/api/staff/me'],
    ['a call of a site on the staff’s host', 'staff.localhost', '/api/Web'],
    ['a page of a site on the staff’s host', 'staff.localhost:3000', '/no-such-page'],
    ['the documentation on the staff’s host', 'staff.localhost', '/api/openapi.json'],
  ])('%s does not exist [DAY-001]', async (_, host, url) => {
    const reply = await shop.app.inject({ url, headers: { host } })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'call-unknown'])
  })

  it('answers the staff, and machines that ask whether it lives [DAY-001]', async () => {
    const headers = { host: 'staff.localhost:3000' }
    expect((await shop.app.inject({ url: '/api/staff/me', headers })).json()).toMatchObject({ code: 'session-missing' })
    expect((await shop.app.inject({ url: '/healthz', headers })).statusCode).toBe(200)
  })
})

describe('a deployment', () => {
  it('does not start where the staff’s host is a site’s, and says why [DAY-001]', async () => {
    const { db } = shop.database
    await expect(checkStaffHost(db, 'Carta.localhost:3000')).rejects.toThrow(
      'STAFF_HOST is carta.localhost, which is the host of a site',
    )
    await checkStaffHost(db, 'staff.localhost')
    await checkStaffHost(db, null)
  })
})

describe('tokens', () => {
  it('are 256 bits in cookies that no script reads, and nowhere else [DAY-005]', async () => {
    const secured = await createTestApp({ beside: shop, publicUrl: 'https://casa.example' })
    const payload = { site: 'localhost', email: 'encargado@demo.example', password: demoPassword }
    const headers = { ...staffHeaders, origin: 'https://staff.localhost' }
    const reply = await secured.app.inject({ method: 'POST', url: '/api/staff/sign-in', headers, payload })
    const [cookie] = reply.cookies
    expect(cookie).toMatchObject({ name: '__Host-comanda-staff', httpOnly: true, secure: true, sameSite: 'Strict' })
    expect(cookie).toMatchObject({ path: '/' })
    await secured.close()
    const device = await pairAt(shop, { storeId: centro }, now)
    await tapIn(device, cook)
    const tokens = [cookie?.value ?? '', ...device.cookies.values()]
    expect(tokens).toHaveLength(3)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect([...device.cookies.keys()]).toEqual(['comanda-device', 'comanda-staff'])
    const { rows } = await shop.database.db.execute<{ whole: string }>(sql`
      select string_agg(t::text, '') as whole from (
        select to_jsonb(a)::text as t from staff_action a union all select to_jsonb(s)::text from staff_session s
        union all select to_jsonb(d)::text from staff_device d union all select to_jsonb(i)::text from idempotency_record i
      ) as everything`)
    for (const token of tokens) {
      expect(reply.body + JSON.stringify(await device.whoAmI({}))).not.toContain(token)
      expect(rows[0]?.whole).not.toContain(token)
    }
  })
})

describe('a device', () => {
  it('is paired by a code, once and for five minutes [DAY-008]', async () => {
    const manager = await signInAs(shop, 'encargado', now)
    const make = () => accepted(manager.makePairingCode({ storeId: centro, kind: 'board', name: 'Plancha' }))
    const [used, late] = [await make(), await make()]
    const paired = await accepted(openStaffBrowser(shop, '10.0.0.1').pairDevice({ code: used.code.toLowerCase() }))
    expect(paired.device).toMatchObject({ kind: 'board', name: 'Plancha', storeId: centro })
    now = later(now, 5 * minutes)
    const told = await Promise.all(
      [used.code, late.code, 'UNKNOWN2'].map((code) => openStaffBrowser(shop, '10.0.0.2').pairDevice({ code })),
    )
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(told[0]).toMatchObject({ refused: 'pairing-over' })
  })

  it('of one address has ten wrong codes in a quarter of an hour; others still pair [DAY-008]', async () => {
    const manager = await signInAs(shop, 'encargado', now)
    const { code } = await accepted(manager.makePairingCode({ storeId: centro, kind: 'till', name: 'Caja' }))
    const guesser = openStaffBrowser(shop, '10.0.0.3')
    for (let count = 0; count < 10; count += 1) {
      expect(await guesser.pairDevice({ code: `WRONG${count}` })).toMatchObject({ refused: 'pairing-over' })
    }
    expect(await guesser.pairDevice({ code })).toMatchObject({ refused: 'too-many-requests' })
    await accepted(openStaffBrowser(shop, '10.0.0.4').pairDevice({ code }))
  })

  it('belongs to one store: even the owner reaches that one alone on it [DAY-009]', async () => {
    const till = await pairAt(shop, { storeId: centro, kind: 'till' }, now)
    await tapIn(till, toId<StaffId>(1))
    expect(await till.whoAmI({})).toMatchObject({ wholeSite: false, stores: [{ storeId: centro }] })
    const other = { storeId: toId<StoreId>(2), kind: 'till', name: 'Caja' } as const
    expect(await till.makePairingCode(other)).toMatchObject({ refused: 'store-not-found' })
    const role = { roleId: null, version: 1, name: 'x', rights: [], deviceKinds: [] }
    expect(await till.saveRole(role)).toMatchObject({ refused: 'right-missing' })
  })

  it('is listed with who paired it and when it was seen, and is away after five minutes', async () => {
    const manager = await signInAs(shop, 'encargado', now)
    const [board, paired] = [await pairAt(shop, { storeId: centro }, now), now]
    const find = async () => (await accepted(manager.listDevices({}))).find(({ pairedAt }) => pairedAt === paired)
    expect(await find()).toMatchObject({ kind: 'board', pairedBy: { name: 'Carmen Demo' }, isAway: false })
    now = later(now, 5 * minutes)
    expect((await find())?.isAway).toBe(true)
    await accepted(board.whoAmI({}))
    expect(await find()).toMatchObject({ isAway: false, lastSeenAt: now })
  })

  it('that is revoked is unknown from its next call on, with whoever works on it [DAY-007]', async () => {
    const other = await createTestApp({ beside: shop, now: () => now })
    const [board, manager] = [await pairAt(shop, { storeId: centro }, now), await signInAs(shop, 'encargado', now)]
    await tapIn(board, cook)
    const elsewhere = openStaffBrowser(other)
    for (const [name, value] of board.cookies) elsewhere.cookies.set(name, value)
    const { device } = await accepted(elsewhere.whoAmI({}))
    await accepted(manager.revokeDevice({ deviceId: device?.deviceId ?? toId(0) }))
    for (const browser of [board, elsewhere]) {
      expect(await browser.whoAmI({})).toMatchObject({ refused: 'device-unknown' })
      expect(await browser.listTiles({})).toMatchObject({ refused: 'device-unknown' })
      expect(await browser.enterPin({ staffId: cook, pin: demoPin })).toMatchObject({ refused: 'device-unknown' })
    }
    await other.close()
  })

  it('shows the people of its store whose role may use its kind, without an e-mail [DAY-018]', async () => {
    const names = async (kind: 'board' | 'phone', storeId: StoreId) => {
      const tiles = await accepted((await pairAt(shop, { storeId, kind }, now)).listTiles({}))
      expect(JSON.stringify(tiles)).not.toContain('@')
      return tiles.map(({ name }) => name)
    }
    expect(await names('board', centro)).toEqual(['Carmen Demo', 'Julia Demo', 'Luis Demo', 'Rosa Demo'])
    expect(await names('phone', centro)).toEqual(['Carmen Demo', 'Hugo Demo', 'Julia Demo', 'Luis Demo', 'Marta Demo'])
    expect(await names('board', toId<StoreId>(2))).toEqual(['Carmen Demo', 'Iker Demo'])
  })

  it('knows nobody but itself when nobody is signed in, or their session is over [DAY-023]', async () => {
    const phone = await pairAt(shop, { storeId: centro, kind: 'phone' }, now)
    expect(await phone.whoAmI({})).toMatchObject({ person: null, device: { kind: 'phone' } })
    expect(await phone.listPeople({})).toMatchObject({ refused: 'staff-only' })
    await tapIn(phone, waiter)
    expect(await phone.whoAmI({})).toMatchObject({ person: { name: 'Marta Demo' } })
    now = later(now, 13 * 60 * minutes)
    expect(await phone.whoAmI({})).toMatchObject({ person: null, device: { kind: 'phone' } })
  })
})

async function countActions(): Promise<number> {
  const { rows } = await shop.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from staff_action`,
  )
  return rows[0]?.count ?? 0
}
