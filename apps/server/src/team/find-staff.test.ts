import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { Instant } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { transact } from '../database/transact.ts'
import { accepted } from '../testing/accepted.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { openStaffBrowser, pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let now = testNow
let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ now: () => now })
})
beforeEach(() => {
  now = testNow
})
afterAll(() => shop.close())

it('of those who ask at once, each is known as who they are, and nobody by the right of another', async () => {
  const cook = await signInAs(shop, 'plancha')
  const left = await signInAs(shop, 'plancha')
  const cookies = new Map(left.cookies)
  await accepted(left.signOut({}))
  for (const [name, value] of cookies) left.cookies.set(name, value)
  const owner = await signInAs(shop, 'direccion')
  const here = await pairAt(shop, { storeId: storeIds.centro })
  const elsewhere = await pairAt(shop, { storeId: storeIds.malasana })
  const show = (browser: StaffBrowser) => browser.showKitchen({ storeId: storeIds.centro, stationId: null })
  const browsers = [left, cook, openStaffBrowser(shop), here, elsewhere, owner]
  const told = await Promise.all(browsers.map(show))
  expect(told.map((one) => ('refused' in one ? one.refused : 'shown'))).toEqual([
    'session-unknown',
    'shown',
    'session-missing',
    'shown',
    'store-not-found',
    'shown',
  ])
  const names = await Promise.all([cook, owner].map((browser) => accepted(browser.whoAmI({}))))
  expect(new Set(names.map(({ person }) => person?.name)).size).toBe(2)
})

describe('when a session or a device was last heard of', () => {
  const hasHeard = async (since: number) => {
    const heard = `select (select count(*)::int from staff_session where last_call_at = $1) as sessions,
      (select count(*)::int from staff_device where last_seen_at = $1) as devices`
    const { rows } = await shop.database.pool.query(heard, [new Date(testNow + since)])
    return rows[0]
  }

  it('is written down by one statement for all who ask at once, and for nobody else', async () => {
    const cook = await signInAs(shop, 'plancha')
    const owner = await signInAs(shop, 'direccion')
    await signInAs(shop, 'sala')
    const board = await pairAt(shop, { storeId: storeIds.centro })
    await pairAt(shop, { storeId: storeIds.centro })
    const asked = vi.spyOn(shop.database.pool, 'query')
    now = (testNow + 31_000) as Instant
    const shown = [cook, cook, cook, owner, board, board].map((one) =>
      accepted(one.showKitchen({ storeId: storeIds.centro, stationId: null })),
    )
    await Promise.all(shown)
    const texts = asked.mock.calls.map(([question]) => (question as unknown as QueryConfig).text)
    asked.mockRestore()
    expect(await hasHeard(31_000)).toEqual({ sessions: 2, devices: 1 })
    expect(texts.filter((text) => text.startsWith('update'))).toHaveLength(2)
  })

  it('waits for nobody who holds them, and is written down by the next call', async () => {
    const cook = await signInAs(shop, 'plancha')
    now = (testNow + 45_000) as Instant
    await transact(shop.database.db, async (tx) => {
      await tx.execute(sql`select from staff_session for update`)
      await accepted(cook.whoAmI({}))
    })
    expect(await hasHeard(45_000)).toEqual({ sessions: 0, devices: 0 })
    await accepted(cook.whoAmI({}))
    expect(await hasHeard(45_000)).toEqual({ sessions: 1, devices: 0 })
  })
})
