import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type SiteId, type StaffId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../../testing/accepted.ts'
import { add, atTable, begin } from '../../testing/cart/carts.ts'
import { testNow } from '../../testing/database/test-cluster.ts'
import { askBoard, type Board } from '../../testing/http/ask-board.ts'
import { aPayment, atTheDoor } from '../../testing/payment/paying-shop.ts'
import { readyDelivery } from '../../testing/rides/ready-delivery.ts'
import { letIn, pairAt, type StaffBrowser, signInAs } from '../../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { centro, malasana } = storeIds
const kitchen = '/api/staff/kitchen?stationId=&storeId='
const orders = '/api/staff/orders?storeId='
const floor = '/api/staff/floor?storeId='
const rides = '/api/staff/rides?storeId='

let shop: TestApp
let url: string
let manager: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  manager = await signInAs(shop, 'encargado')
})
afterAll(() => shop.close())

const ask = (path: string, board: Board = manager, tag?: string) =>
  askBoard(`${url}${path}`, board, tag === undefined ? {} : { 'if-none-match': tag })
const tagOf = async (path: string, board?: Board) => String((await ask(path, board)).headers.etag)

async function order(): Promise<void> {
  const { client } = await shop.visit()
  const { cartId } = await begin(client)
  await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
  await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
}

async function sendRound(): Promise<void> {
  const { client } = await shop.visit()
  const { cartId } = await begin(client, atTable(2))
  await add(client, cartId, 'pulpo-a-la-gallega')
  await accepted(client.sendRound({ cartId }))
}

describe('a board asked for again', () => {
  beforeAll(sendRound)
  beforeAll(order)

  it.each([kitchen, orders, floor])('%s is not sent again without news, and is kept on no disk', async (path) => {
    const { headers, text } = await ask(`${path}${centro}`)
    expect([headers.etag, headers['cache-control']]).toEqual([expect.stringMatching(/^"[\w-]+"$/), 'no-store'])
    expect(text.length).toBeGreaterThan(500)
    // The framework answers the first of a board, and the short way all others.
    const stranger = await signInAs(shop, 'encargado')
    for (const board of [stranger, stranger, manager]) {
      const again = await ask(`${path}${centro}`, board, headers.etag)
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag])
    }
  })

  it.each<[string, string, () => Promise<unknown>]>([
    ['an order', orders, order],
    ['an order in the kitchen', kitchen, order],
    ['a round', kitchen, sendRound],
    ['a guest’s dish', floor, addAtTable],
    ['a bump', kitchen, bump],
    ['a rush', orders, startRush],
    ['an answer to an order', orders, acceptOrder],
  ])('comes whole with another tag after %s', async (_news, path, change) => {
    const tag = await tagOf(`${path}${centro}`)
    await change()
    const told = await ask(`${path}${centro}`, manager, tag)
    expect([told.status, told.headers.etag === tag, told.text.length > 0]).toEqual([200, false, true])
    expect((await ask(`${path}${centro}`, manager, String(told.headers.etag))).status).toBe(304)
  })

  it('is the same reply to its page where it says the same', async () => {
    const cook = await signInAs(shop, 'plancha')
    const show = () => accepted(cook.showKitchen({ storeId: centro, stationId: null }))
    const first = await show()
    expect(await show()).toBe(first)
    await sendRound()
    const next = await show()
    expect(next).not.toBe(first)
    expect(next.tickets).toHaveLength(first.tickets.length + 1)
  })

  async function addAtTable() {
    const { client } = await shop.visit()
    await add(client, (await begin(client, atTable(2))).cartId, 'pulpo-a-la-gallega')
  }

  async function bump() {
    const { tickets } = await accepted(manager.showKitchen({ storeId: centro, stationId: null }))
    const item = tickets.flatMap(({ items }) => items).find(({ state }) => state === 'queued')
    if (item === undefined) throw new Error('nothing is to be cooked')
    await accepted(manager.moveKitchenItem({ ...item, to: 'ready', units: null }))
  }

  async function acceptOrder() {
    const shown = await accepted(manager.showOrders({ storeId: centro }))
    const waiting = shown.orders.find(({ status }) => status === 'on-hold')
    if (waiting === undefined) throw new Error('no order waits')
    await accepted(manager.moveOrder({ ...waiting, to: 'preparing' }))
  }

  async function startRush() {
    const rushEnd = (testNow + 3_600_000) as Instant
    await accepted(manager.startRush({ storeId: centro, minutes: 20, stopped: [], endsAt: rushEnd }))
  }
})

describe('what lies ready for one board', () => {
  beforeAll(order)

  it('is never another store’s or another site’s, though the numbers are the same', async () => {
    const own = await ask(`${orders}${centro}`)
    const tag = String(own.headers.etag)
    const there = await pairAt(shop, { storeId: malasana })
    for (const board of [there, await ownerElsewhere()]) {
      const place = board === there ? malasana : centro
      // Also where its own lies ready, and whoever asks names the tag of the other.
      for (const named of [undefined, tag, tag]) {
        const told = await ask(`${orders}${place}`, board, named)
        expect([told.status, JSON.parse(told.text).orders]).toEqual([200, []])
      }
    }
    expect([(await ask(`${orders}${centro}`, there, tag)).status]).toEqual([404])
  })

  it('is refused to whom it is not for, whatever tag they name', async () => {
    const tag = await tagOf(`${kitchen}${centro}`)
    const rider = await signInAs(shop, 'reparto')
    const nobody = { cookies: new Map([['comanda-staff', 'nobody']]) }
    for (const [board, status, code] of [
      [rider, 403, 'right-missing'],
      [nobody, 401, 'session-unknown'],
    ] as const) {
      const told = await ask(`${kitchen}${centro}`, board, tag)
      expect([told.status, JSON.parse(told.text).code, told.headers.etag]).toEqual([status, code, undefined])
    }
    await accepted(manager.signOut({}))
    expect((await ask(`${kitchen}${centro}`, manager, tag)).status).toBe(401)
    manager = await signInAs(shop, 'encargado')
  })

  it('is each rider’s own', async () => {
    const { orderId } = await readyDelivery(shop)
    const rider = await signInAs(shop, 'reparto')
    const owner = await signInAs(shop, 'direccion')
    await accepted(rider.claimRide({ orderId }))
    const told = await ask(`${rides}${centro}`, rider)
    expect(JSON.parse(told.text).rides).toMatchObject([{ orderId, phone: expect.stringMatching(/./) }])
    for (let turn = 0; turn < 2; turn += 1) {
      const others = await ask(`${rides}${centro}`, owner, String(told.headers.etag))
      expect([others.status, JSON.parse(others.text)]).toEqual([200, { rides: [], free: [], pouch: 0 }])
    }
    expect((await ask(`${rides}${centro}`, rider, String(told.headers.etag))).status).toBe(304)
  })

  /** The owner of the third site, whose only store has the number of our first. */
  async function ownerElsewhere(): Promise<Board> {
    return { cookies: await letIn(shop, { siteId: toId<SiteId>(3), staffId: toId<StaffId>(1) }) }
  }
})
