import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { liveEvent } from '../database/schema/outbox.ts'
import { site } from '../database/schema/site.ts'
import { tableCall } from '../database/schema/table.ts'
import { transact } from '../database/transact.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { room } from '../testing/database/rows.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let waiter: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  waiter = await signInAs(shop, 'sala')
})
afterAll(() => shop.close())

const { centro: storeId } = storeIds
const findTable = async (position: number) => {
  const { tables } = await accepted(waiter.showFloor({ storeId }))
  const found = tables.find((table) => table.resourceId === room && table.position === position)
  if (found === undefined) throw new Error(`no table ${position}`)
  return found
}
const staffNews = async (id: string) =>
  (await shop.database.db.select().from(liveEvent).orderBy(liveEvent.id)).filter(
    ({ topic, message }) => ['floor', 'calls'].includes(topic) && (message as { id?: string }).id === id,
  )

describe('the floor', () => {
  it('shows every table of the store, free or with what its guests have had', async () => {
    expect(await findTable(3)).toMatchObject({ name: 'Ventana', room: 'Sala', bill: null, debts: [] })
    const { cartId } = await begin(shop.client, atTable(1))
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { device: 'one' })
    await accepted(shop.client.nameDiner({ cartId, device: 'one', name: 'Ana' }))
    expect((await findTable(1)).bill).toMatchObject({ cartId, lines: [], unsent: 1, total: 0, owed: 0 })
    await accepted(shop.client.sendRound({ cartId }))
    const { bill } = await findTable(1)
    expect(bill).toMatchObject({
      lines: [{ name: 'Pulpo a la gallega', who: 'Ana', quantity: 1 }],
      unsent: 0,
      isBeingPaid: false,
    })
    expect(bill?.owed).toBe(bill?.total)
    expect(bill?.owed).toBeGreaterThan(0)
    expect((await staffNews(cartId)).map(({ message }) => (message as { version: number }).version)).toEqual([
      1,
      bill?.version,
    ])
  })

  it('is read in as many statements however many tables are open', async () => {
    const asked = vi.spyOn(shop.database.db.$client, 'query')
    const countStatements = async () => {
      // Without news it is not read at all.
      const news = {
        topic: 'floor',
        message: { kind: 'table-changed', store: storeId, id: 'news', version: 1 },
      } as const
      await transact(shop.database.db, (tx) => publishStaff(tx, shop.keys.siteId, news))
      asked.mockClear()
      await accepted(waiter.showFloor({ storeId }))
      return asked.mock.calls.map(([query]) => JSON.stringify(query)).filter((text) => /(cart|bill)/.test(text)).length
    }
    const few = await countStatements()
    for (const position of [9, 10, 11]) {
      const { client } = await shop.visit()
      const { cartId } = await begin(client, atTable(position))
      await add(client, cartId, 'pulpo-a-la-gallega')
      await accepted(client.sendRound({ cartId }))
    }
    expect((await findTable(11)).bill?.owed).toBeGreaterThan(0)
    expect(await countStatements()).toBe(few)
    expect(few).toBeGreaterThan(0)
    asked.mockRestore()
  })

  it('is another store’s to nobody who does not work there', async () => {
    const { cartId } = await begin(shop.client, atTable(2))
    const other = await signInAs(shop, 'cocina')
    expect(await other.showFloor({ storeId })).toMatchObject({ refused: 'right-missing' })
    expect(await waiter.showFloor({ storeId: storeIds.malasana })).toMatchObject({ refused: 'store-not-found' })
    const elsewhere = await begin((await shop.visit()).client, { ...atTable(1, 24), storeId: storeIds.malasana })
    expect(await waiter.closeTable({ cartId: elsewhere.cartId })).toMatchObject({ refused: 'table-not-found' })
    expect((await findTable(2)).bill?.cartId).toBe(cartId)
  })

  it('opens a table for its guests where staff open the tables; opening it again is the same bill [SITE-026]', async () => {
    const { db } = shop.database
    const { siteId } = shop.keys
    await db.update(site).set({ tablesOpenedByStaff: true }).where(eq(site.id, siteId))
    const isFelt = async () => (await accepted(shop.client.getWebsite({ id: siteId }))).tablesOpenedByStaff
    await expect.poll(isFelt).toBe(true)
    const guest = (await shop.visit()).client
    await expect(begin(guest, atTable(4))).rejects.toThrow('table-not-opened')
    const opened = await accepted(waiter.openTable({ storeId, resourceId: room, position: 4 }))
    expect(opened).toMatchObject({ position: 4, bill: { owed: 0, calls: [] } })
    const again = await accepted(waiter.openTable({ storeId, resourceId: room, position: 4 }))
    expect(again.bill?.cartId).toBe(opened.bill?.cartId)
    expect((await begin(guest, atTable(4))).cartId).toBe(opened.bill?.cartId)
    expect(await waiter.openTable({ storeId, resourceId: room, position: 99 })).toMatchObject({
      refused: 'table-not-found',
    })
    await db.update(site).set({ tablesOpenedByStaff: false }).where(eq(site.id, siteId))
    await expect.poll(isFelt).toBe(false)
  })

  it('answers a call with who went, and the table may call again', async () => {
    const { cartId } = await begin(shop.client, atTable(5))
    await accepted(shop.client.callEmployee({ cartId, kind: 'bill' }))
    expect((await findTable(5)).bill?.calls).toMatchObject([{ kind: 'bill' }])
    const answered = await accepted(waiter.answerTableCall({ cartId, kind: 'bill' }))
    expect(answered.bill?.calls).toEqual([])
    expect((await accepted(shop.client.getTable({ cartId }))).openCalls).toEqual([])
    const [call] = await shop.database.db.select().from(tableCall).where(eq(tableCall.cartId, cartId))
    expect(call).toMatchObject({ answeredBy: 3 })
    expect((await staffNews(call?.id ?? '')).map(({ message }) => (message as { kind: string }).kind)).toEqual([
      'call-made',
      'call-answered',
    ])
    expect(await accepted(shop.client.callEmployee({ cartId, kind: 'bill' }))).toEqual({ already: false })
  })

  it('loses a call that its table takes back, and nobody is said to have come [F-087]', async () => {
    const { cartId } = await begin(shop.client, atTable(12))
    await accepted(shop.client.sendHelp({ cartId }))
    await accepted(shop.client.callEmployee({ cartId, kind: 'bill' }))
    const stranger = (await shop.visit()).client
    expect(await stranger.takeBackCall({ cartId, kind: 'help' })).toMatchObject({ refused: 'cart-not-found' })
    expect(await accepted(shop.client.takeBackCall({ cartId, kind: 'help' }))).toEqual({ takenBack: true })
    expect((await findTable(12)).bill?.calls).toMatchObject([{ kind: 'bill' }])
    const calls = await shop.database.db.select().from(tableCall).where(eq(tableCall.cartId, cartId))
    const help = calls.find(({ kind }) => kind === 'help')
    expect(help).toMatchObject({ takenBack: true, answeredBy: null })
    expect((await staffNews(help?.id ?? '')).map(({ message }) => (message as { kind: string }).kind)).toEqual([
      'call-made',
      'call-taken-back',
    ])
    expect(await accepted(shop.client.getTable({ cartId }))).toMatchObject({
      openCalls: [{ kind: 'bill' }],
      answeredCalls: 0,
    })
    // Whoever is on the way already comes.
    await accepted(waiter.answerTableCall({ cartId, kind: 'bill' }))
    expect(await accepted(shop.client.takeBackCall({ cartId, kind: 'bill' }))).toEqual({ takenBack: false })
    expect(await accepted(shop.client.getTable({ cartId }))).toMatchObject({ openCalls: [], answeredCalls: 1 })
    expect(await accepted(shop.client.sendHelp({ cartId }))).toEqual({ already: false })
  })

  it('makes a buffet wait, and lets it go on [TABLE-005]', async () => {
    const { cartId } = await begin(shop.client, atTable(6))
    await add(shop.client, cartId, 'buffet-libre')
    await accepted(shop.client.sendRound({ cartId }))
    const blocked = await accepted(waiter.setBuffetBlock({ cartId, blocked: true }))
    expect(blocked.bill).toMatchObject({ hasBuffet: true, isBuffetBlocked: true })
    await expect(add(shop.client, cartId, 'edamame-con-sal')).rejects.toThrow('buffet-blocked')
    await accepted(waiter.setBuffetBlock({ cartId, blocked: false }))
    await add(shop.client, cartId, 'edamame-con-sal')
  })

  it('closes no table that owes something, and one that sent nothing without a sale [DAY-136]', async () => {
    const { cartId } = await begin(shop.client, atTable(7))
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await accepted(shop.client.sendRound({ cartId }))
    const owed = (await findTable(7)).bill?.owed
    expect(await waiter.closeTable({ cartId })).toMatchObject({ refused: 'bill-open', details: { owed } })
    expect((await findTable(7)).bill?.cartId).toBe(cartId)
    const empty = await begin(shop.client, atTable(8))
    await add(shop.client, empty.cartId, 'pulpo-a-la-gallega')
    expect(await accepted(waiter.closeTable({ cartId: empty.cartId }))).toMatchObject({ bill: null })
    expect(await waiter.closeTable({ cartId: empty.cartId })).toMatchObject({ refused: 'cart-not-open' })
    await expect(add(shop.client, empty.cartId, 'pulpo-a-la-gallega')).rejects.toThrow('code-to-read-again')
    const next = (await begin((await shop.visit()).client, atTable(8))).cartId satisfies CartId
    expect(next).not.toBe(empty.cartId)
  })
})
