import { getStaffExample, type StaffCallName, staffCalls } from '@comanda/contract/all-staff-calls'
import { type AuditKind, auditFields, type StaffWriteName, type Told } from '@comanda/contract/audit-fields'
import type { AuditThing } from '@comanda/contract/audit-things'
import { travelsInQuery } from '@comanda/contract/call'
import { staffLive } from '@comanda/contract/calls/staff/live'
import { toQuery } from '@comanda/contract/send'
import type { StaffCall } from '@comanda/contract/staff-call'
import { demoPassword, demoPin } from '@comanda/demo/demo-site'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import {
  type AttemptId,
  type DeviceId,
  type KitchenItemId,
  type LineId,
  type OrderId,
  type PressId,
  type PrintJobId,
  type RoleId,
  type StaffId,
  type StoreId,
  type TicketId,
  toId,
} from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import { holdsRight } from '@comanda/rules/team/rights'
import { seededRoles } from '@comanda/rules/team/seeded-roles'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { instant } from '@comanda/rules/time/store-moment'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { aWish } from '../testing/booking/bookings.ts'
import { add, atTable, begin, dish } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { withoutHeir } from '../testing/printing/printing-shop.ts'
import { readyDelivery } from '../testing/rides/ready-delivery.ts'
import { openStaffBrowser, pairAt, type StaffBrowser, signInAs, staffHeaders } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const [centro, malasana] = [toId<StoreId>(1), toId<StoreId>(2)]
const rows = Object.entries(staffCalls) as [StaffCallName, StaffCall][]
const knownRows = rows.filter(([, { right }]) => right !== 'anyone')

let shop: TestApp
const openShop = async () => {
  shop = await createTestApp()
}
const closeShop = () => shop.close()

/** The example of a row, or another request in its place, sent as a browser would. */
async function ask(browser: StaffBrowser, name: StaffCallName, request: unknown = getStaffExample(name).request) {
  const row: StaffCall = staffCalls[name]
  const url = `/api${row.path}${travelsInQuery(row) ? toQuery(request as Record<string, unknown>) : ''}`
  const body = travelsInQuery(row) ? null : JSON.stringify(request)
  const headers = { ...staffHeaders, 'content-type': 'application/json' }
  const { status, body: told } = await browser.send({ method: row.method, url, headers, body })
  return { status, code: (told as { code?: string }).code, body: JSON.stringify(told) }
}

/** One person of each role. */
const people = {
  rider: 'reparto',
  kitchen: 'plancha',
  cashier: 'caja',
  waiter: 'sala',
  host: 'recepcion',
  manager: 'encargado',
  owner: 'direccion',
} as const

describe('who may make a staff call', () => {
  // The examples of the rows change roles and people.
  beforeEach(openShop)
  afterEach(closeShop)

  it.each(Object.entries(people))(
    'as %s is what its right and place say [DAY-027] [DAY-028]',
    async (role, mailbox) => {
      const { rights } = seededRoles[role as keyof typeof people]
      for (const [name, { right, place }] of knownRows) {
        const browser = await signInAs(shop, mailbox)
        const { status, code } = await ask(browser, name)
        if (right === 'device') expect([name, status, code]).toEqual([name, 401, 'device-unknown'])
        else if (right === 'person' || right === 'present' || right === 'anyone')
          expect([name, status]).toEqual([name, 200])
        else if (holdsRight(rights, right) && (place !== 'site' || role === 'owner')) {
          expect([name, code]).not.toEqual([name, 'right-missing'])
          expect([200, 404, 409]).toContain(status)
        } else expect([name, status, code]).toEqual([name, 403, 'right-missing'])
      }
    },
  )

  it('of place site is a person bound to no store, whatever their role holds [DAY-028]', async () => {
    await shop.database.db.execute(sql`insert into staff_store (site_id, staff_id, store_id) values (1, 1, 1)`)
    const owner = await signInAs(shop, 'direccion')
    const site = rows.filter(([, { place }]) => place === 'site')
    expect(site.length).toBeGreaterThan(0)
    for (const [name] of site) expect((await ask(owner, name)).code).toBe('right-missing')
  })

  it('is no printer, whose token stands in its address [F-207]', async () => {
    const manager = await signInAs(shop, 'encargado')
    const { path } = await accepted(
      manager.addPrinter({
        storeId: centro,
        name: 'Pase',
        model: 'esc-pos-80',
        hasPass: false,
        fallbackId: null,
        stationIds: [],
      }),
    )
    const printer = openStaffBrowser(shop)
    printer.cookies.set('comanda-device', path.split('/').at(-1) ?? '')
    for (const [name] of knownRows) {
      const { status, code } = await ask(printer, name)
      expect([name, status, code]).toEqual([name, 401, 'device-unknown'])
    }
    const live = await printer.send({
      method: 'GET',
      url: `/api${staffLive.path}${toQuery({ topics: 'kitchen' })}`,
      headers: staffHeaders,
      body: null,
    })
    expect([live.status, (live.body as { code?: string }).code]).toEqual([401, 'device-unknown'])
  })

  it('is told that a store is not there, where it belongs to nobody or to another site [F-206]', async () => {
    const owner = await signInAs(shop, 'direccion')
    await shop.database.db.execute(
      sql`insert into store (site_id, id, name, warehouse_id) select site_id, 777, name, warehouse_id from store where site_id = 2 limit 1`,
    )
    const inStores = knownRows.filter(([name]) => 'storeId' in (getStaffExample(name).request as object))
    expect(inStores.length).toBeGreaterThan(15)
    for (const [name] of inStores) {
      for (const storeId of [777, 999]) {
        const { status, code } = await ask(owner, name, { ...(getStaffExample(name).request as object), storeId })
        expect([name, storeId, status, code]).toEqual([name, storeId, 404, 'store-not-found'])
      }
    }
  })

  it('without a person is a board, where the row lets it, and nobody else [DAY-023] [DAY-027]', async () => {
    const [board, till] = [
      await pairAt(shop, { storeId: centro }),
      await pairAt(shop, { storeId: centro, kind: 'till' }),
    ]
    for (const [name, { right, byBoard }] of knownRows) {
      if (right === 'device' || right === 'present') continue
      const refused = [name, 403, 'staff-only']
      const [ofBoard, ofTill] = [await ask(board, name), await ask(till, name)]
      expect([name, ofTill.status, ofTill.code]).toEqual(refused)
      if (byBoard === true) expect(ofBoard.code).not.toBe('staff-only')
      else expect([name, ofBoard.status, ofBoard.code]).toEqual(refused)
    }
  })

  it('after the session has ended is nobody [DAY-027]', async () => {
    const owner = await signInAs(shop, 'direccion')
    await accepted(owner.signOut({}))
    for (const [name, { right }] of knownRows) {
      const { status, code } = await ask(owner, name)
      expect([name, status, code]).toEqual([name, 401, right === 'device' ? 'device-unknown' : 'session-unknown'])
    }
  })

  /** What a row names that may belong to another store: of there, and of nowhere. */
  const foreign: Partial<Record<StaffCallName, (deviceId: DeviceId) => readonly [object, object]>> = {
    makePairingCode: () => [{ storeId: malasana }, { storeId: 999 }],
    setDeviceLock: (deviceId) => [{ deviceId }, { deviceId: 999 }],
    revokeDevice: (deviceId) => [{ deviceId }, { deviceId: 999 }],
    addPerson: () => [
      { email: 'x@demo.example', storeIds: [malasana] },
      { email: 'x@demo.example', storeIds: [999] },
    ],
    changePerson: () => [{ staffId: 4 }, { staffId: 999 }],
    invitePerson: () => [{ staffId: 4 }, { staffId: 999 }],
    // Their own tests call these with an action, a dish and an order of another store.
    undoAction: () => [{ actionId: 999_998 }, { actionId: 999_999 }],
    moveKitchenItem: () => [{ itemId: crypto.randomUUID() }, { itemId: crypto.randomUUID() }],
    bumpTicket: () => [{ ticketId: crypto.randomUUID() }, { ticketId: crypto.randomUUID() }],
    recallPress: () => [{ pressId: crypto.randomUUID() }, { pressId: crypto.randomUUID() }],
    confirmVoid: () => [{ itemId: crypto.randomUUID() }, { itemId: crypto.randomUUID() }],
    acknowledgeAllergy: () => [{ itemId: crypto.randomUUID() }, { itemId: crypto.randomUUID() }],
    fireCourse: () => [{ ticketId: crypto.randomUUID() }, { ticketId: crypto.randomUUID() }],
    moveOrder: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    // The first station of the second store.
    removeStation: () => [{ stationId: 6 }, { stationId: 999 }],
    delayOrder: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    rejectOrder: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    voidLine: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    sendReceipt: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    refundDish: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    correctMeans: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    placeBeside: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    handOverOrder: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    leaveOwing: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    takeOrderMoney: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    giveRide: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    claimRide: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    moveRide: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    takeDoorMoney: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    handInPouch: () => [{ storeId: malasana }, { storeId: 999 }],
    // Their own test calls these with a table of another store.
    answerTableCall: () => [{ cartId: crypto.randomUUID() }, { cartId: crypto.randomUUID() }],
    setBuffetBlock: () => [{ cartId: crypto.randomUUID() }, { cartId: crypto.randomUUID() }],
    takeTableMoney: () => [{ cartId: crypto.randomUUID() }, { cartId: crypto.randomUUID() }],
    freeTable: () => [{ orderId: crypto.randomUUID() }, { orderId: crypto.randomUUID() }],
    closeTable: () => [{ cartId: crypto.randomUUID() }, { cartId: crypto.randomUUID() }],
    openTable: () => [{ storeId: malasana }, { storeId: 999 }],
    pauseThing: () => [{ storeId: malasana }, { storeId: 999 }],
    showTelephoneMenu: () => [{ storeId: malasana }, { storeId: 999 }],
    placeTelephoneOrder: () => [{ storeId: malasana }, { storeId: 999 }],
    resumeThing: () => [{ storeId: malasana }, { storeId: 999 }],
    startRush: () => [{ storeId: malasana }, { storeId: 999 }],
    endRush: () => [{ storeId: malasana }, { storeId: 999 }],
    printPaper: () => [{ paperId: crypto.randomUUID() }, { paperId: crypto.randomUUID() }],
    dropPaper: () => [{ paperId: crypto.randomUUID() }, { paperId: crypto.randomUUID() }],
    addPrinter: () => [{ storeId: malasana }, { storeId: 999 }],
    // Their own test calls these with a printer of another store.
    changePrinter: () => [{ printerId: 998 }, { printerId: 999 }],
    removePrinter: () => [{ printerId: 998 }, { printerId: 999 }],
    tryPrinter: () => [{ printerId: 998 }, { printerId: 999 }],
    exportSales: () => [{ storeId: malasana }, { storeId: 999 }],
    // Their own test calls these with a booking of another store.
    moveBooking: () => [{ bookingId: crypto.randomUUID() }, { bookingId: crypto.randomUUID() }],
    callOffBooking: () => [{ bookingId: crypto.randomUUID() }, { bookingId: crypto.randomUUID() }],
  }

  it('does not find what belongs to another store: the answer is that of a thing that does not exist [DAY-027]', async () => {
    const { device } = await accepted((await pairAt(shop, { storeId: malasana })).whoAmI({}))
    const manager = await signInAs(shop, 'encargado')
    const naming = rows.filter(
      ([, { place, method, right }]) => place === 'store' && method !== 'GET' && right !== 'device',
    )
    expect(naming.map(([name]) => name).filter((name) => foreign[name] === undefined)).toEqual([])
    for (const [name] of naming) {
      const [theirs, nobodys] = foreign[name]?.(device?.deviceId ?? toId(0)) ?? []
      const example = getStaffExample(name).request as object
      const told = await ask(manager, name, { ...example, ...theirs })
      expect([name, told.status]).toEqual([name, 404])
      expect(told).toEqual(await ask(manager, name, { ...example, ...nobodys }))
    }
    const lists = [await manager.listDevices({}), await manager.listPeople({})]
    expect(JSON.stringify(lists)).not.toContain(`"storeId":${malasana}`)
    expect(JSON.stringify(lists)).not.toContain('Iker Demo')
  })
})

/** Ids of the database say nothing to a person. */
const aName = /^[^:]*[A-Za-zÀ-ÿ]{2}[^:]*$/
const aTicket = /^\d+( · (Sala|Terraza) \S+)?$/
const namedAs: Partial<Record<AuditThing, RegExp>> = {
  order: /^\d+$/,
  table: /^(Sala|Terraza) \S+$/,
  'kitchen-ticket': aTicket,
  paper: aTicket,
  booking: /^[A-Z\d]{6}$/,
  sales: /^\d{4}-\d\d-\d\d$/,
}
const everything = { subject: null, staffId: null, deviceId: null, storeId: null, call: null, day: null, after: null }

let added = 0
const somebody = () => ({
  name: 'Nuevo',
  email: `nuevo${++added}@demo.example`,
  colour: '#123456',
  roleId: toId<RoleId>(3),
  storeIds: [centro],
})
const board = () => pairAt(shop, { storeId: centro })
const owner = () => signInAs(shop, 'direccion')

/** A round at a table of the demo, as a cook sees it. */
async function sendToTheKitchen(position: number, ...slugs: readonly string[]) {
  const { cartId } = await begin(shop.client, atTable(position))
  for (const slug of slugs) await add(shop.client, cartId, slug)
  await accepted(shop.client.sendRound({ cartId }))
  const cook = await signInAs(shop, 'plancha')
  const { tickets } = await accepted(cook.showKitchen({ storeId: centro, stationId: null }))
  const { ticketId = toId<TicketId>(''), items = [] } = tickets.find(({ place }) => place === `Sala ${position}`) ?? {}
  return { cook, ticketId, items }
}

/** One way to do each write; a row that is added needs its own here. */
const deeds: Record<StaffWriteName, () => Promise<() => Promise<unknown>>> = {
  signIn: async () => () => {
    const email = 'direccion@demo.example'
    return openStaffBrowser(shop).signIn({ site: 'localhost', email, password: demoPassword })
  },
  signOut: async () => {
    const person = await owner()
    return () => person.signOut({})
  },
  enterPin: async () => {
    const device = await board()
    return () => device.enterPin({ staffId: toId<StaffId>(7), pin: demoPin })
  },
  setUpPerson: async () => {
    const { key } = await accepted((await owner()).addPerson(somebody()))
    return () => openStaffBrowser(shop).setUpPerson({ key, password: 'una frase larga', pin: '1470' })
  },
  makePairingCode: async () => {
    const person = await owner()
    return () => person.makePairingCode({ storeId: centro, kind: 'phone', name: 'Sala' })
  },
  pairDevice: async () => {
    const { code } = await accepted((await owner()).makePairingCode({ storeId: centro, kind: 'phone', name: 'Sala' }))
    return () => openStaffBrowser(shop).pairDevice({ code })
  },
  setDeviceLock: async () => {
    const { device } = await accepted((await pairAt(shop, { storeId: centro, kind: 'till' })).whoAmI({}))
    const person = await owner()
    return () => person.setDeviceLock({ deviceId: device?.deviceId ?? toId(0), minutes: 1 })
  },
  revokeDevice: async () => {
    const [person, { device }] = [await owner(), await accepted((await board()).whoAmI({}))]
    return () => person.revokeDevice({ deviceId: device?.deviceId ?? toId(0) })
  },
  addPerson: async () => {
    const person = await owner()
    return () => person.addPerson(somebody())
  },
  invitePerson: async () => {
    const person = await owner()
    return () => person.invitePerson({ staffId: toId<StaffId>(6) })
  },
  changePerson: async () => {
    const person = await owner()
    const { staffId } = await accepted(person.addPerson(somebody()))
    return () => person.changePerson({ ...somebody(), staffId, version: 1, active: false })
  },
  saveRole: async () => {
    const person = await owner()
    const role = { roleId: null, version: 1, name: `Role ${++added}`, rights: ['menu.pause'], deviceKinds: [] }
    return () => person.saveRole(role)
  },
  undoAction: async () => {
    const person = await owner()
    const { staffId } = await accepted(person.addPerson(somebody()))
    await accepted(person.changePerson({ ...somebody(), staffId, version: 1, active: false }))
    const all = { subject: null, staffId: null, deviceId: null, storeId: null, call: null, day: null, after: null }
    const { actions } = await accepted(person.listActions({ ...all, subject: `staff:${staffId}` }))
    return () => person.undoAction({ actionId: actions[0]?.actionId ?? 0 })
  },
  moveKitchenItem: async () => {
    const { cook, items } = await sendToTheKitchen(1, 'pulpo-a-la-gallega')
    const { itemId = toId<KitchenItemId>(''), version = 0 } = items[0] ?? {}
    return () => cook.moveKitchenItem({ itemId, to: 'ready', units: null, version })
  },
  bumpTicket: async () => {
    const { cook, ticketId, items } = await sendToTheKitchen(2, 'pulpo-a-la-gallega')
    return () => cook.bumpTicket({ ticketId, items: items.map(({ itemId, version }) => ({ itemId, version })) })
  },
  recallPress: async () => {
    const { cook, ticketId, items } = await sendToTheKitchen(11, 'pulpo-a-la-gallega')
    const seen = items.map(({ itemId, version }) => ({ itemId, version }))
    await accepted(cook.bumpTicket({ ticketId, items: seen }))
    const bumped = await accepted(cook.listBumped({ storeId: centro, stationId: null }))
    const { pressId } = bumped.find(({ place }) => place === 'Sala 11') ?? {}
    return () => cook.recallPress({ pressId: pressId ?? toId<PressId>('') })
  },
  fireCourse: async () => {
    const { cook, ticketId } = await sendToTheKitchen(4, 'pulpo-a-la-gallega', 'arroz-negro')
    return () => cook.fireCourse({ ticketId, course: 2 })
  },
  acknowledgeAllergy: async () => {
    const { cook, items } = await sendToTheKitchen(8, 'pulpo-a-la-gallega')
    const { itemId = toId<KitchenItemId>(''), version = 0 } = items[0] ?? {}
    await shop.database.db.execute(sql`update kitchen_item set declared = allergens where id = ${itemId}`)
    return () => cook.acknowledgeAllergy({ itemId, version, answer: 'adapt' })
  },
  confirmVoid: async () => {
    const { cook, items } = await sendToTheKitchen(6, 'pulpo-a-la-gallega')
    const { itemId = toId<KitchenItemId>('') } = items[0] ?? {}
    await shop.database.db.execute(sql`
      update kitchen_item set state = 'voided', voided_from = 'cooking' where id = ${itemId}`)
    return () => cook.confirmVoid({ itemId })
  },
  removeStation: async () => {
    const manager = await signInAs(shop, 'encargado')
    const { stations } = await accepted(manager.showKitchen({ storeId: centro, stationId: null }))
    return () => manager.removeStation({ stationId: stations.at(-1)?.stationId ?? toId(0) })
  },
  moveOrder: async () => {
    const { manager, order } = await placeOrder()
    return () => manager.moveOrder({ ...order, to: 'preparing' })
  },
  delayOrder: async () => {
    const { manager, order } = await placeOrder()
    return () => manager.delayOrder({ ...order, minutes: 5 })
  },
  rejectOrder: async () => {
    const { manager, order } = await placeOrder()
    return () => manager.rejectOrder({ ...order, reason: 'closing' })
  },
  voidLine: async () => {
    const { cartId } = await begin(shop.client)
    for (const slug of ['pulpo-a-la-gallega', 'arroz-negro']) await add(shop.client, cartId, slug)
    const { orderNumber } = await accepted(shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const manager = await signInAs(shop, 'encargado')
    const { orders } = await accepted(manager.showOrders({ storeId: centro }))
    const order = orders.find(({ number }) => number === orderNumber)
    const asked = { orderId: order?.orderId ?? toId<OrderId>(''), lineId: order?.lines[0]?.lineId ?? toId<LineId>('') }
    return () => manager.voidLine({ ...asked, reason: 'sold-out', version: order?.version ?? 0 })
  },
  sendReceipt: async () => {
    const { manager, orderId } = await sellAtCounter()
    return () => manager.sendReceipt({ orderId, email: 'ana@demo.example' })
  },
  refundDish: async () => {
    const { manager, orderId, version, owed } = await sellAtCounter()
    const { lines } = await accepted(manager.showOrder({ orderId }))
    const dishes = { lineId: lines[0]?.lineId ?? toId<LineId>(''), units: 1, reason: 'missing' } as const
    return () => manager.refundDish({ orderId, ...dishes, version, handedBack: owed })
  },
  correctMeans: async () => {
    const { manager, orderId, version } = await sellAtCounter()
    const { payments } = await accepted(manager.showOrder({ orderId }))
    const attemptId = payments[0]?.attemptId ?? toId<AttemptId>('')
    return () => manager.correctMeans({ orderId, attemptId, by: 'terminal', version })
  },
  startRush: async () => {
    const manager = await signInAs(shop, 'encargado')
    return () => manager.startRush(aRush())
  },
  endRush: async () => {
    const manager = await signInAs(shop, 'encargado')
    await accepted(manager.startRush(aRush()))
    return () => manager.endRush({ storeId: centro })
  },
  placeTelephoneOrder: async () => {
    const manager = await signInAs(shop, 'direccion')
    const choice = { valueIds: [], options: [], units: [] }
    const { id: productId, price: saidTotal } = dish('agua-mineral')
    const caller = { name: 'Ana Gil', phone: '600123456', notes: '' }
    const how = { storeId: centro, mode: 'pickup', address: null, at: null, saidTotal } as const
    return () =>
      manager.placeTelephoneOrder({
        ...how,
        ...caller,
        lines: [{ productId, quantity: 1, notes: '', allergies: [], choice }],
      })
  },
  placeBeside: async () => {
    const { order } = await placeOrder()
    const host = await signInAs(shop, 'direccion')
    const choice = { valueIds: [], options: [], units: [] }
    const { id: productId, price: saidTotal } = dish('agua-mineral')
    const lines = [{ productId, quantity: 1, notes: '', allergies: [], choice }]
    return () => host.placeBeside({ orderId: order.orderId, notes: '', lines, saidTotal })
  },
  pauseThing: async () => {
    const cook = await signInAs(shop, 'plancha')
    const thing = { storeId: centro, productId: dish('tortilla-de-patatas').id, optionValueId: null }
    return () => cook.pauseThing({ ...thing, until: 'today', day: null, left: null })
  },
  resumeThing: async () => {
    const cook = await signInAs(shop, 'plancha')
    const thing = { storeId: centro, productId: dish('patatas-bravas').id, optionValueId: null }
    await accepted(cook.pauseThing({ ...thing, until: 'today', day: null, left: null }))
    return () => cook.resumeThing(thing)
  },
  openTable: async () => {
    const waiter = await signInAs(shop, 'sala')
    return () => waiter.openTable({ storeId: centro, resourceId: atTable(5).resourceId ?? toId(0), position: 5 })
  },
  answerTableCall: async () => {
    const { waiter, cartId } = await sitDown(6)
    await accepted(shop.client.callEmployee({ cartId, kind: 'bill' }))
    return () => waiter.answerTableCall({ cartId, kind: 'bill' })
  },
  setBuffetBlock: async () => {
    const { waiter, cartId } = await sitDown(7)
    return () => waiter.setBuffetBlock({ cartId, blocked: true })
  },
  takeTableMoney: async () => {
    const { cartId } = await begin(shop.client, atTable(8))
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await accepted(shop.client.sendRound({ cartId }))
    const waiter = await signInAs(shop, 'sala')
    const { tables } = await accepted(waiter.showFloor({ storeId: centro }))
    const { version = 0, owed = zero } = tables.find(({ bill }) => bill?.cartId === cartId)?.bill ?? {}
    return () => waiter.takeTableMoney({ cartId, version, by: 'cash', given: owed, shown: owed })
  },
  handOverOrder: async () => {
    const { manager, order, owed } = await placeReady()
    return () => manager.handOverOrder({ ...order, by: 'terminal', given: owed, shown: owed })
  },
  leaveOwing: async () => {
    const { manager, order } = await placeReady()
    return () => manager.leaveOwing({ ...order, reason: 'pays-later' })
  },
  freeTable: async () => {
    const { cartId } = await begin(shop.client, atTable(9))
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await accepted(shop.client.sendRound({ cartId }))
    const manager = await signInAs(shop, 'encargado')
    const findTable = async () =>
      (await accepted(manager.showFloor({ storeId: centro }))).tables.find(
        ({ bill, paid, position }) => bill?.cartId === cartId || (position === 9 && paid !== null),
      )
    const { version = 0, owed = zero } = (await findTable())?.bill ?? {}
    await accepted(manager.takeTableMoney({ cartId, version, by: 'terminal', given: owed, shown: owed }))
    const paid = (await findTable())?.paid
    return () => manager.freeTable({ orderId: paid?.orderId ?? toId<OrderId>(''), version: paid?.version ?? 0 })
  },
  takeOrderMoney: async () => {
    const { manager, order } = await placeOrder()
    const { orders } = await accepted(manager.showOrders({ storeId: centro }))
    const { total = zero } = orders.find(({ orderId }) => orderId === order.orderId) ?? {}
    return () => manager.takeOrderMoney({ ...order, by: 'terminal', given: total, shown: total })
  },
  giveRide: async () => {
    const { orderId, version } = await readyDelivery(shop)
    const manager = await signInAs(shop, 'encargado')
    return () => manager.giveRide({ orderId, version, riderId: toId<StaffId>(8) })
  },
  claimRide: async () => {
    const { orderId } = await readyDelivery(shop)
    const rider = await signInAs(shop, 'reparto')
    return () => rider.claimRide({ orderId })
  },
  moveRide: async () => {
    const { rider, orderId } = await claimReady()
    return () => rider.moveRide({ orderId, to: 'out' })
  },
  takeDoorMoney: async () => {
    const { rider, taking } = await claimReady()
    return () => rider.takeDoorMoney(taking)
  },
  handInPouch: async () => {
    const { rider, taking } = await claimReady()
    await accepted(rider.takeDoorMoney(taking))
    const cashier = await signInAs(shop, 'caja')
    const [pouch] = await accepted(cashier.showPouches({ storeId: centro }))
    const { staffId = toId<StaffId>(0), amount: counted = zero } = pouch ?? {}
    return () => cashier.handInPouch({ storeId: centro, staffId, counted })
  },
  closeTable: async () => {
    const { waiter, cartId } = await sitDown(9)
    return () => waiter.closeTable({ cartId })
  },
  exportSales: async () => {
    const manager = await signInAs(shop, 'encargado')
    const day = getIsoDate('2026-11-17')
    return () => manager.exportSales({ storeId: centro, from: day, until: day })
  },
  addPrinter: async () => {
    const person = await owner()
    return () => person.addPrinter(aPrinter('Barra'))
  },
  changePrinter: async () => {
    const person = await owner()
    const { storeId: _, ...settings } = aPrinter('Horno')
    const { printerId } = await accepted(person.addPrinter(aPrinter('Horno')))
    return () => person.changePrinter({ ...settings, printerId, version: 1, model: 'epson-tm-t20' })
  },
  removePrinter: async () => {
    const person = await owner()
    const { printerId } = await accepted(person.addPrinter(aPrinter('Postres')))
    return () => person.removePrinter(withoutHeir(printerId))
  },
  tryPrinter: async () => {
    const person = await owner()
    const { printerId } = await accepted(person.addPrinter(aPrinter('Pastas')))
    return () => person.tryPrinter({ printerId })
  },
  printPaper: async () => {
    const { cook, paperId } = await wantPaper(1)
    return () => cook.printPaper({ paperId })
  },
  dropPaper: async () => {
    const { cook, paperId } = await wantPaper(2)
    return () => cook.dropPaper({ paperId })
  },
  moveBooking: async () => {
    const bookingId = await bookToday()
    const host = await signInAs(shop, 'recepcion')
    return () => host.moveBooking({ bookingId, to: 'arrived', version: 1 })
  },
  callOffBooking: async () => {
    const bookingId = await bookToday()
    const host = await signInAs(shop, 'recepcion')
    return () => host.callOffBooking({ bookingId, reason: 'closing', deposit: null, version: 1 })
  },
}

async function bookToday() {
  const { client } = await shop.visit()
  return (await accepted(client.setBooking(aWish({ date: getIsoDate('2026-11-18') })))).id
}

const aPrinter = (name: string) => ({
  storeId: centro,
  name,
  model: 'esc-pos-80' as const,
  fallbackId: null,
  stationIds: [],
  hasPass: true,
})

/** A paper that waits for a printer which never comes. */
async function wantPaper(position: number) {
  await accepted((await owner()).addPrinter(aPrinter(`Printer ${position}`)))
  const { cook } = await sendToTheKitchen(position, 'pulpo-a-la-gallega')
  const { papers } = await accepted(cook.showPrinting({ storeId: centro }))
  return { cook, paperId: papers[0]?.paperId ?? toId<PrintJobId>('') }
}

async function claimReady() {
  const { orderId, owed } = await readyDelivery(shop)
  const rider = await signInAs(shop, 'reparto')
  const { version } = await accepted(rider.claimRide({ orderId }))
  return { rider, orderId, taking: { orderId, version, by: 'cash', given: owed, shown: owed } as const }
}

async function sitDown(position: number) {
  const { cartId } = await begin(shop.client, atTable(position))
  return { waiter: await signInAs(shop, 'sala'), cartId }
}

const aRush = () => ({
  storeId: centro,
  minutes: 20,
  stopped: [],
  endsAt: instant(testNow + 3_600_000),
})

async function placeOrder() {
  const { cartId } = await begin(shop.client)
  await add(shop.client, cartId, 'pulpo-a-la-gallega')
  const { orderNumber } = await accepted(shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const manager = await signInAs(shop, 'encargado')
  const { orders } = await accepted(manager.showOrders({ storeId: centro }))
  const { orderId = toId<OrderId>(''), version = 0 } = orders.find(({ number }) => number === orderNumber) ?? {}
  return { manager, order: { orderId, version } }
}

/** An order that waits at the counter and is to be paid there. */
async function placeReady() {
  const { manager, order } = await placeOrder()
  await accepted(manager.moveOrder({ ...order, to: 'preparing' }))
  const { version, owed } = await accepted(manager.moveOrder({ ...order, version: order.version + 1, to: 'ready' }))
  return { manager, order: { ...order, version }, owed }
}

/** An order that was paid in cash and handed over. */
async function sellAtCounter() {
  const { manager, order, owed } = await placeReady()
  await accepted(manager.handOverOrder({ ...order, by: 'cash', given: owed, shown: owed }))
  return { manager, orderId: order.orderId, version: order.version + 2, owed }
}

describe('the audit', () => {
  beforeAll(openShop)
  afterAll(closeShop)

  it.each(Object.entries(deeds))(
    'has one row for %s, with who did it and to what, by its name [DAY-030] [DAY-216]',
    async (name, prepare) => {
      const deed = await prepare()
      const before = await listActions()
      await accepted(deed())
      const after = await listActions()
      expect(after.length).toBe(before.length + 1)
      const row = after.at(-1)
      expect(row).toMatchObject({ call: name, site_id: 1, subject: expect.stringMatching(/^[a-z-]+:[\da-f-]+$/) })
      expect(row?.staff_id ?? row?.device_id).not.toBeNull()
      // Random ids are left out: one of them may happen to hold the digits of a PIN.
      const whole = JSON.stringify(row).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
      for (const secret of [demoPassword, demoPin, '1470', 'una frase larga', 'argon2'])
        expect(whole).not.toContain(secret)
      for (const told of [row?.before, row?.after]) expectSayable(told ?? {})
      // Whoever reads the audit is told of every thing by its name.
      const { actions } = await accepted((await owner()).listActions({ ...everything, call: name }))
      const { subject, thing } = actions[0] ?? {}
      expect(thing).toMatchObject({ kind: subject?.split(':')[0], id: subject?.split(':')[1] })
      expect([name, thing?.name]).toEqual([name, expect.stringMatching(namedAs[thing?.kind ?? 'store'] ?? aName)])
    },
  )

  it('has none for what was refused or taken back [DAY-030]', async () => {
    const manager = await signInAs(shop, 'encargado')
    const before = (await listActions()).length
    expect(await manager.revokeDevice({ deviceId: toId<DeviceId>(999) })).toMatchObject({ refused: 'device-not-found' })
    expect(await manager.addPerson({ ...somebody(), roleId: toId<RoleId>(1) })).toMatchObject({
      refused: 'right-missing',
    })
    await shop.database.db.execute(
      sql`alter table staff_action add constraint nothing_more check (call <> 'saveRole') not valid`,
    )
    const role = { roleId: null, version: 1, name: 'Never', rights: [], deviceKinds: [] }
    await expect((await owner()).saveRole(role)).rejects.toThrow()
    await shop.database.db.execute(sql`alter table staff_action drop constraint nothing_more`)
    expect((await listActions()).length).toBe(before)
    expect((await accepted((await owner()).listRoles({}))).map(({ name }) => name)).not.toContain('Never')
  })

  it('is only ever added to [DAY-031]', async () => {
    await board()
    for (const change of [
      sql`update staff_action set subject = 'x'`,
      sql`delete from staff_action`,
      sql`truncate staff_action`,
    ]) {
      await expect(shop.database.db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } })
    }
  })

  it('has one row for the same press sent twice, and tells a second person who did it [DAY-039]', async () => {
    const [one, other] = [await owner(), await signInAs(shop, 'encargado')]
    const { device } = await accepted((await board()).whoAmI({}))
    const request = { deviceId: device?.deviceId ?? toId<DeviceId>(0) }
    const before = (await listActions()).length
    const press = () => one.revokeDevice(request, { key: 'one-press' })
    const told = await Promise.all([press(), press()])
    expect(told).toContainEqual({})
    expect(await press()).toEqual({})
    expect((await listActions()).length).toBe(before + 1)
    expect(await other.revokeDevice(request)).toMatchObject({
      refused: 'already-there',
      details: { by: 'Carmen Demo' },
    })
    expect((await listActions()).length).toBe(before + 1)
  })

  it('of a board without a person names the device and nobody [DAY-023]', async () => {
    await board()
    expect((await listActions()).at(-1)).toMatchObject({ call: 'pairDevice', staff_id: null })
  })
})

/** How a value must be kept so that a screen can say it: a word of the house, for one, has words in the dictionaries. */
const isSayable = {
  text: (value) => typeof value === 'string',
  about: (value) => ['string', 'number'].includes(typeof value),
  name: (value) => typeof value === 'string',
  count: Number.isInteger,
  flag: (value) => typeof value === 'boolean',
  moment: (value) => Math.abs(Number(value) - testNow) < 7 * 24 * 3_600_000,
  money: Number.isInteger,
  word: (value) => Object.hasOwn(dictionaryOf('es').audit.values, String(value)),
  rights: (value) => value === 'every' || Object.hasOwn(dictionaryOf('es').rights, String(value)),
  role: Number.isInteger,
  stores: Number.isInteger,
  unsaid: () => true,
} satisfies Record<AuditKind, (value: unknown) => boolean>

function expectSayable(told: Told): void {
  for (const [field, stored] of Object.entries(told)) {
    const kind = auditFields[field as keyof Told]
    const values = stored === null ? [] : [stored].flat()
    expect({ field, kind, raw: values.filter((value) => !isSayable[kind]?.(value)) }).toEqual({ field, kind, raw: [] })
  }
}

interface ActionRow {
  readonly staff_id: number | null
  readonly device_id: number | null
  readonly before: Told | null
  readonly after: Told | null
}

async function listActions() {
  const { rows } = await shop.database.db.execute<ActionRow & Record<string, unknown>>(
    sql`select * from staff_action order by id`,
  )
  return rows
}
