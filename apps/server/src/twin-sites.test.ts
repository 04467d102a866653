import { isRefusal } from '@comanda/contract/refusals'
import { demoPassword, demoPin } from '@comanda/demo/demo-site'
import { pinTries } from '@comanda/rules/door/pin'
import { type CustomerId, type ProductId, type StaffId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPublication } from './catalogue/set-publication.ts'
import { cart as cartTable } from './database/schema/cart.ts'
import { paymentAttempt } from './database/schema/payment.ts'
import { handTaking } from './database/schema/till.ts'
import { accepted } from './testing/accepted.ts'
import { add, aSetup, atTable, begin, toAddress } from './testing/cart/carts.ts'
import { attemptRow, cartRow } from './testing/database/rows.ts'
import { testNow } from './testing/database/test-cluster.ts'
import { aPayment, atTheDoor } from './testing/payment/paying-shop.ts'
import { openStaffBrowser, type StaffBrowser, tapIn } from './testing/team/staff-browser.ts'
import { openTwinHouse, type TwinHouse, type TwinPlace, twinPeople } from './testing/team/twin-house.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let shop: TestApp
let house: TwinHouse
beforeAll(async () => {
  shop = await createTestApp()
  house = await openTwinHouse(shop)
})
afterAll(() => shop.close())

const { manager: luis, rider: hugo, cook } = twinPeople.centro
const everywhere = () => house.places
const elsewhere = () => house.places.slice(1)
const managerOf = ({ site, store }: TwinPlace) => site.signIn(store, 'manager')

/** One browser with the session of the first and the device of the second. */
function together(session: StaffBrowser, device: StaffBrowser): StaffBrowser {
  const browser = openStaffBrowser(shop)
  for (const [name, from] of [
    ['comanda-staff', session],
    ['comanda-device', device],
  ] as const) {
    const value = from.cookies.get(name)
    if (value !== undefined) browser.cookies.set(name, value)
  }
  return browser
}

describe('the door of the staff [F-240]', () => {
  it('knows nobody who comes with a session of the one site on a device of the other', async () => {
    const [place] = everywhere()
    const manager = await managerOf(place)
    const onDevice = house.here.openDevice('centro')
    await tapIn(onDevice, hugo)
    // A PIN's session names its device by a number that the other site uses too.
    for (const session of [manager, onDevice]) {
      const mixed = together(session, house.there.openDevice('centro'))
      expect(await accepted(mixed.whoAmI({}))).toMatchObject({ person: null })
      expect(await mixed.listPeople({})).toMatchObject({ refused: 'session-unknown' })
      expect(await mixed.showRides(place)).toMatchObject({ refused: 'session-unknown' })
    }
    const own = together(manager, house.here.openDevice('centro'))
    expect(await accepted(own.whoAmI({}))).toMatchObject({ person: { staffId: luis } })
  })

  it('gives nobody the store of a device in which they do not work', async () => {
    const [place] = everywhere()
    const manager = await house.here.signIn('malasana', 'manager')
    const device = house.here.openDevice('centro', 'till')
    const mixed = together(manager, device)
    expect((await accepted(mixed.whoAmI({}))).stores).toEqual([])
    for (const told of [await mixed.showPouches(place), await mixed.showOrders(place), await mixed.showFloor(place)]) {
      expect(told).toMatchObject({ refused: 'store-not-found' })
    }
    const tap = await device.enterPin({ staffId: twinPeople.malasana.manager, pin: demoPin })
    expect(tap).toMatchObject({ refused: 'person-not-found' })
  })

  it('opens again for somebody who comes back, but not to the sessions from before', async () => {
    const [place] = everywhere()
    const [manager, rider, phone] = [
      await managerOf(place),
      await house.here.signIn('centro', 'rider'),
      house.here.openDevice('centro'),
    ]
    const twin = await house.there.signIn('centro', 'rider')
    await tapIn(phone, hugo)
    const people = await accepted(manager.listPeople({}))
    const person = people.find(({ staffId }) => staffId === hugo)
    if (person === undefined) throw new Error('nobody to let go')
    const { isSetUp: _, version, ...fields } = person
    await accepted(manager.changePerson({ ...fields, version, active: false }))
    expect(await rider.showRides(place)).toMatchObject({ refused: 'session-unknown' })
    await accepted(manager.changePerson({ ...fields, version: version + 1, active: true }))
    expect(await rider.showRides(place)).toMatchObject({ refused: 'session-unknown' })
    expect(await accepted(phone.whoAmI({}))).toMatchObject({ person: null })
    await accepted((await house.here.signIn('centro', 'rider')).showRides(place))
    await accepted(twin.showRides(place))
  })

  it('ends the session of whoever was at a device before, there and nowhere else', async () => {
    const phones = everywhere().map(({ site, store }) => site.openDevice(store))
    for (const [at, { store }] of everywhere().entries())
      await tapIn(phones[at] as StaffBrowser, twinPeople[store].rider)
    const [phone] = phones
    if (phone === undefined) throw new Error('no phone')
    const former = together(phone, phone)
    await tapIn(phone, luis)
    expect(await accepted(former.whoAmI({}))).toMatchObject({ person: null })
    const who = await Promise.all(phones.map(async (one) => (await accepted(one.whoAmI({}))).person?.staffId))
    expect(who).toEqual([luis, ...elsewhere().map(({ store }) => twinPeople[store].rider)])
  })

  it('counts no wrong PIN of an approval any more once a right one was given', async () => {
    const phone = house.here.openDevice('centro')
    await tapIn(phone, hugo)
    const ask = (pin: string) => phone.revokeDevice({ deviceId: toId(999) }, { approval: { staffId: luis, pin } })
    for (let round = 0; round < 2; round += 1) {
      for (let count = 1; count < pinTries; count += 1) {
        expect(await ask('1379')).toMatchObject({ refused: 'approval-wrong' })
      }
      expect(await ask(demoPin)).toMatchObject({ refused: 'device-not-found' })
    }
  })

  it('counts the wrong PINs of a person for each site apart', async () => {
    const [board, twin] = [house.here, house.there].map((site) => site.openDevice('centro', 'board'))
    if (board === undefined || twin === undefined) throw new Error('no board')
    for (let count = 0; count < pinTries; count += 1) await board.enterPin({ staffId: cook, pin: '1379' })
    expect(await board.enterPin({ staffId: cook, pin: demoPin })).toMatchObject({ refused: 'pin-locked' })
    await tapIn(twin, cook)
  })

  it('ends no device but the one that is meant', async () => {
    const [place] = everywhere()
    const phones = everywhere().map(({ site, store }) => site.openDevice(store, 'till'))
    const manager = await managerOf(place)
    const { device } = await accepted((phones[0] as StaffBrowser).whoAmI({}))
    const other = await accepted((phones[1] as StaffBrowser).whoAmI({}))
    const of = (deviceId = device?.deviceId) => ({ deviceId: deviceId ?? (0 as never) })
    expect(await manager.revokeDevice(of(other.device?.deviceId))).toMatchObject({ refused: 'device-not-found' })
    await accepted(manager.revokeDevice(of()))
    const told = await Promise.all(phones.map((one) => one.whoAmI({})))
    expect(told.map((one) => isRefusal(one))).toEqual([true, false, false, false])
  })
})

describe('the audit [F-240]', () => {
  const all = { subject: null, staffId: null, deviceId: null, storeId: null, call: null, day: null, after: null }
  /** The same act on the same number in both sites. */
  async function paint(manager: StaffBrowser, who: StaffId, colour: string, seen?: number) {
    const person = await find(manager, who)
    if (person === undefined) throw new Error('nobody to change')
    const { isSetUp: _, version, ...fields } = person
    return manager.changePerson({ ...fields, colour, version: seen ?? version })
  }
  const find = async (manager: StaffBrowser, who: StaffId) =>
    (await accepted(manager.listPeople({}))).find(({ staffId }) => staffId === who)
  const read = async (browser: StaffBrowser, who: StaffId) => {
    const { actions } = await accepted(browser.listActions({ ...all, subject: `staff:${who}`, call: 'changePerson' }))
    return actions.map(({ person, after, canUndo }) => [person?.name, after?.colour, canUndo])
  }

  it('shows and takes back what was done in its own site and store alone', async () => {
    const [here, nextDoor, there, far] = await Promise.all(everywhere().map(managerOf))
    if (!here || !nextDoor || !there || !far) throw new Error('a store without a manager')
    await accepted(paint(here, luis, '#111111'))
    expect(await read(here, luis)).toEqual([['Luis Demo', '#111111', true]])
    const [done] = (await accepted(here.listActions({ ...all, subject: `staff:${luis}` }))).actions
    for (const other of [nextDoor, there, far]) {
      expect(await read(other, luis)).toEqual([])
      expect(await other.undoAction({ actionId: done?.actionId ?? 0 })).toMatchObject({ refused: 'action-not-found' })
    }
    expect([(await find(here, luis))?.colour, await find(nextDoor, luis)]).toEqual(['#111111', undefined])
    expect((await find(there, luis))?.colour).not.toBe('#111111')
  })

  it('tells two sites apart where even the rows have one number', async () => {
    const [here, , there] = await Promise.all(everywhere().map(managerOf))
    if (!here || !there) throw new Error('a store without a manager')
    for (const [manager, colour] of [
      [here, '#111111'],
      [there, '#222222'],
    ] as const) {
      await shop.database.db.execute(sql`select setval(pg_get_serial_sequence('staff_action', 'id'), 900)`)
      await accepted(paint(manager, cook, colour))
    }
    expect(await read(here, cook)).toEqual([['Luis Demo', '#111111', true]])
    expect(await read(there, cook)).toEqual([['Luis Demo (gemela)', '#222222', true]])
    await accepted(paint(there, cook, '#333333'))
    expect(await read(here, cook)).toEqual([['Luis Demo', '#111111', true]])
    expect(await paint(here, cook, '#444444', 1)).toMatchObject({
      refused: 'version-stale',
      details: { by: 'Luis Demo', version: 2, after: { colour: '#111111' } },
    })
    await accepted(here.undoAction({ actionId: 901 }))
    expect(await find(there, cook)).toMatchObject({ colour: '#333333', version: 3 })
  })
})

describe('a board [F-240]', () => {
  it('shows what happened in its own store of its own site, whoever asked the same before', async () => {
    const [place] = everywhere()
    const look = async ({ site, store, storeId }: TwinPlace) => {
      const [manager, rider, kitchen] = [
        await site.signIn(store, 'manager'),
        await site.signIn(store, 'rider'),
        site.openDevice(store, 'board'),
      ]
      const { tickets } = await accepted(kitchen.showKitchen({ storeId, stationId: null }))
      const { orders } = await accepted(manager.showOrders({ storeId }))
      const { tables } = await accepted(manager.showFloor({ storeId }))
      const rides = await accepted(rider.showRides({ storeId }))
      return [tickets.length, orders.length, tables.filter(({ bill }) => bill !== null).length, JSON.stringify(rides)]
    }
    const before = await Promise.all(everywhere().map(look))
    const { client } = await house.here.visit()
    const { cartId } = await begin(client, atTable(3))
    await add(client, cartId, 'pulpo-a-la-gallega')
    await accepted(client.sendRound({ cartId }))
    const delivery = await begin(client, aSetup({ mode: 'delivery', address: toAddress('28013') }))
    await add(client, delivery.cartId, 'pulpo-a-la-gallega')
    const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(delivery.cartId, atTheDoor())))
    const manager = await managerOf(place)
    const placed = (await accepted(manager.showOrders(place))).orders.find(({ number }) => number === orderNumber)
    let { version = 0 } = placed ?? {}
    for (const to of ['preparing', 'ready'] as const) {
      version = (await accepted(manager.moveOrder({ orderId: placed?.orderId ?? ('' as never), to, version }))).version
    }
    const after = await Promise.all(everywhere().map(look))
    expect(after.slice(1)).toEqual(before.slice(1))
    for (const [at, was] of (before[0] ?? []).entries()) expect([at, after[0]?.[at]]).not.toEqual([at, was])
    for (const other of elsewhere().filter(({ store }) => store === place.store)) {
      const stranger = await managerOf(other)
      const moved = { orderId: placed?.orderId ?? ('' as never), to: 'preparing' as const, version }
      expect(await stranger.moveOrder(moved)).toMatchObject({ refused: 'order-not-found' })
    }
  })
})

it('boards of two sites with the same news, asked for at once, each show their own [F-240]', async () => {
  for (const [site, slug] of [
    [house.here, 'pulpo-a-la-gallega'],
    [house.there, 'ensaladilla-rusa'],
  ] as const) {
    const { client } = await site.visit()
    const { cartId } = await begin(client, atTable(6))
    await add(client, cartId, slug)
    // What tells a board that there is news is the number of the last one.
    await shop.database.db.execute(sql`select setval(pg_get_serial_sequence('live_event', 'id'), 70000)`)
    await accepted(client.sendRound({ cartId }))
  }
  await shop.database.db.execute(sql`select setval(pg_get_serial_sequence('live_event', 'id'), 80000)`)
  const { storeId } = house.places[0]
  const boards = [house.here, house.there, house.here, house.there].map((site) => site.openDevice('centro', 'board'))
  const shown = await Promise.all(boards.map((board) => accepted(board.showKitchen({ storeId, stationId: null }))))
  const namesAt = shown.map(({ tickets }) =>
    tickets.filter(({ place }) => place === 'Sala 6').flatMap(({ items }) => items.map(({ name }) => name)),
  )
  const [own, others] = [[expect.stringMatching(/^Pulpo/)], [expect.stringMatching(/^Ensaladilla/)]]
  expect(namesAt).toEqual([own, others, own, others])
})

describe('a pouch [F-240]', () => {
  it('that is handed in leaves those of the other person, the other store and the other site as they were', async () => {
    const { db } = shop.database
    const pouches = everywhere().flatMap(({ site, store, storeId }) =>
      (['manager', 'rider'] as const).map((role) => ({ site, storeId, staffId: twinPeople[store][role] })),
    )
    for (const [at, { site, storeId, staffId }] of pouches.entries()) {
      const amount = cents(1_000 + at)
      const place = { siteId: site.siteId, storeId }
      const cart = cartRow({ ...place, state: 'closed' })
      await db.insert(cartTable).values(cart)
      const [attempt] = await db
        .insert(paymentAttempt)
        .values(
          attemptRow({
            ...place,
            amount,
            captured: amount,
            provider: 'cash',
            state: 'approved',
            cartId: cart.id,
            cartVersion: 1,
          }),
        )
        .returning()
      const attemptId = attempt?.id ?? ('' as never)
      const taking = { siteId: site.siteId, attemptId, storeId, means: 'cash', amount, takenBy: staffId } as const
      await db.insert(handTaking).values({ ...taking, takenAt: testNow })
    }
    const managers = await Promise.all(everywhere().map(managerOf))
    const read = () =>
      Promise.all(
        managers.map(async (manager, at) => {
          const shown = await accepted(manager.showPouches({ storeId: everywhere()[at]?.storeId ?? (0 as never) }))
          return shown.map(({ staffId, amount }) => ({ staffId, amount })).toSorted((a, b) => a.amount - b.amount)
        }),
      )
    const full = pouches.map(({ staffId }, at) => ({ staffId, amount: 1_000 + at }))
    const paired = (from: readonly { staffId: StaffId; amount: number }[]) =>
      [0, 2, 4, 6].map((at) => from.slice(at, at + 2))
    expect(await read()).toEqual(paired(full))
    const handed = (managers[0] as StaffBrowser).handInPouch({
      storeId: house.places[0].storeId,
      staffId: hugo,
      counted: cents(1_001),
    })
    expect(await accepted(handed)).toMatchObject({ staffId: hugo, name: 'Hugo Demo', amount: 1_001, takings: 1 })
    const [, ...others] = paired(full)
    expect(await read()).toEqual([[full[0]], ...others])
    const rider = await house.here.signIn('centro', 'rider')
    expect(isRefusal(await rider.showPouches({ storeId: house.places[0].storeId }))).toBe(true)
  })
})

describe('what is kept in memory [F-240]', () => {
  it('is that of the site that asks, whoever asked first', async () => {
    const productId = toId<ProductId>(206)
    const offers = async (site: TwinHouse['here']) => {
      const { client } = await site.visit()
      const search = { categoryId: null, brandId: null, text: '', offset: 0, limit: null }
      return (await accepted(client.getProducts(search))).products.some(({ id }) => id === productId)
    }
    expect([await offers(house.here), await offers(house.there)]).toEqual([true, true])
    await setPublication(shop.database.db, { siteId: house.there.siteId, productId, published: false })
    await expect.poll(() => offers(house.there)).toBe(false)
    expect(await offers(house.here)).toBe(true)
    await setPublication(shop.database.db, { siteId: house.here.siteId, productId, published: false })
    await setPublication(shop.database.db, { siteId: house.there.siteId, productId, published: true })
    await expect.poll(() => offers(house.here)).toBe(false)
    await expect.poll(() => offers(house.there)).toBe(true)
  })
})

describe('a customer’s own data [F-240]', () => {
  const id = toId<CustomerId>('d0000000-0000-4000-8000-000000000001')
  const as = 'ana@demo.example'

  it('is handed out and erased in the site that was asked, and nowhere else', async () => {
    await shop.database.db.execute(sql`update placed_order set status = 'picked-up' where customer_id = ${id}`)
    await shop.database.db.execute(sql`
      update booking set date = '2026-11-01', customer_id = ${id} where (site_id, id) in
        (select distinct on (site_id) site_id, id from booking order by site_id, id)`)
    const [ana, twin] = [await house.here.visit({ as }), await house.there.visit({ as })]
    const [own, others] = [
      await accepted(ana.client.getOwnData({ id })),
      await accepted(twin.client.getOwnData({ id })),
    ]
    expect(own.parts.account).toMatchObject([{ profile: { name: 'Ana Demo' } }])
    expect(others.parts.account).toMatchObject([{ profile: { name: 'Ana Demo (gemela)' } }])
    expect(own.parts.orders?.length).toBeGreaterThan(0)
    expect([own.parts.bookings?.length, others.parts.bookings?.length]).toEqual([1, 1])
    expect(others.parts.orders).toHaveLength(own.parts.orders?.length ?? 0)
    for (const { siteId } of [...(own.parts.orders ?? []), ...(own.parts.bookings ?? [])] as { siteId: number }[]) {
      expect(siteId).toBe(house.here.siteId)
    }
    const readCarts = async () =>
      (await shop.database.db.execute(sql`select * from cart where site_id = ${house.there.siteId} order by id`)).rows
    const carts = await readCarts()
    expect(carts.some((cart) => cart.customer_id === id)).toBe(true)
    await accepted(ana.client.eraseCustomer({ id, currentPassword: demoPassword }))
    expect(await readCarts()).toEqual(carts)
    expect((await accepted(twin.client.getOwnData({ id }))).parts).toEqual(others.parts)
  })
})
