import { isRefusal, refusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type SiteId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accepted } from '../../testing/accepted.ts'
import { add, atTable, begin } from '../../testing/cart/carts.ts'
import { type StaffBrowser, signInAs } from '../../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createBoardBytes } from './board-bytes.ts'

const siteId = toId<SiteId>(1)
const minute = Date.parse('2026-11-13T13:00:00Z')

describe('a board that many ask for', () => {
  let news = 'one'
  let looks = 0
  let listeners: ((siteId: SiteId | 'all') => void)[] = []
  const changeSite = (changed: SiteId | 'all') => listeners.map((tell) => tell(changed))
  let boards: ReturnType<typeof createBoardBytes>
  beforeEach(() => {
    news = 'one'
    looks = 0
    listeners = []
    boards = createBoardBytes((tell) => void listeners.push(tell))
  })
  const look = async () => {
    looks += 1
    return JSON.stringify({ looks })
  }
  const ask = async (atMs = 0, key = 'pass') => {
    const now = (minute + atMs) as Instant
    const board = await boards.answer({ siteId, key, news, now }, look)
    if (isRefusal(board)) throw new Error(board.refused)
    return JSON.parse(String(board.plain))
  }

  it('is looked up once for all of them', async () => {
    expect(await Promise.all([ask(), ask(1), ask(2)])).toEqual([1, 1, 1].map((looked) => ({ looks: looked })))
    expect(await ask(3)).toEqual({ looks: 1 })
  })

  it('is looked up again after news, after a change of the site, by the clock, and for another question', async () => {
    expect(await ask()).toMatchObject({ looks: 1 })
    news = 'two'
    expect(await ask()).toMatchObject({ looks: 2 })
    changeSite('all')
    expect(await ask()).toMatchObject({ looks: 3 })
    expect(await ask(2_000)).toMatchObject({ looks: 4 })
    expect(await ask(2_000, 'bar')).toMatchObject({ looks: 5 })
  })

  it('shares what it has in common with others of its store, until there is news', async () => {
    let reads = 0
    const readStore = async () => (reads += 1)
    const lookAt = (key: string, mark: string) =>
      boards.answer({ siteId, key, news: mark, now: minute as Instant }, async (lookOnce) =>
        JSON.stringify({ of: await lookOnce('store 1', readStore) }),
      )
    await Promise.all([lookAt('plancha', 'a'), lookAt('cold', 'a'), lookAt('sweet', 'a')])
    expect(reads).toBe(1)
    await Promise.all([lookAt('plancha', 'b'), lookAt('cold', 'b')])
    expect(reads).toBe(2)
    changeSite(siteId)
    await lookAt('plancha', 'b')
    expect(reads).toBe(3)
  })

  it('is told what was found before the news, and sends the same bytes where they changed nothing of it', async () => {
    const told: unknown[] = []
    const lookAfter = (mark: string) =>
      boards.answer({ siteId, key: 'bar', news: mark, now: minute as Instant }, async (lookOnce) => {
        const readStore = async (before: string | undefined) => {
          told.push(before)
          return mark
        }
        await lookOnce('store 2', readStore)
        return '{"tickets":[]}'
      })
    const first = await lookAfter('a')
    expect(await lookAfter('b')).toBe(first)
    expect(told).toEqual([undefined, 'a'])
  })

  it('is not kept where it was refused or failed', async () => {
    const asked = { siteId, key: 'elsewhere', news, now: minute as Instant } as const
    const refused = refusal('store-not-found')
    expect(await boards.answer(asked, async () => refused)).toEqual(refused)
    await expect(boards.answer(asked, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(isRefusal(await boards.answer(asked, look))).toBe(false)
  })
})

describe('two instances', () => {
  let one: TestApp
  let other: TestApp
  let cook: StaffBrowser
  beforeAll(async () => {
    one = await createTestApp()
    other = await createTestApp({ beside: one })
    cook = await signInAs(one, 'plancha')
  })
  afterAll(async () => {
    await other.close()
    await one.close()
  })

  it('each show what the other was told, from the moment at which that was answered', async () => {
    const board = await signInAs(other, 'plancha')
    const show = async (browser: StaffBrowser) => {
      const { tickets } = await accepted(browser.showKitchen({ storeId: storeIds.centro, stationId: null }))
      return tickets.flatMap(({ items }) => items).map(({ itemId, version }) => ({ itemId, version }))
    }
    expect([await show(cook), await show(board)]).toEqual([[], []])
    const { cartId } = await begin(one.client, atTable(3))
    await add(one.client, cartId, 'pulpo-a-la-gallega', { quantity: 5 })
    await accepted(one.client.sendRound({ cartId }))
    let [item] = await show(board)
    for (let plates = 1; plates < 5; plates += 1) {
      if (item === undefined) throw new Error('the board shows nothing')
      expect(await show(board)).toEqual([item])
      const { version } = await accepted(cook.moveKitchenItem({ ...item, to: 'ready', units: 1 }))
      item = { ...item, version }
      expect([await show(board), await show(cook)]).toEqual([[item], [item]])
    }
  })
})
