import type { StaffCallName } from '@comanda/contract/all-staff-calls'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { openDatabaseProxy } from '../testing/database/database-proxy.ts'
import { askBoard } from '../testing/http/ask-board.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const path = `/api/staff/kitchen?stationId=&storeId=${storeIds.centro}`

let shop: TestApp
let url: string
let cook: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}${path}`
  cook = await signInAs(shop, 'plancha')
})
afterAll(() => shop.close())

const count = async (name: StaffCallName, status: number) => {
  const { body } = await shop.app.inject('/metrics')
  return Number(new RegExp(`comanda_requests_total\\{call="${name}",status="${status}"\\} (\\d+)`).exec(body)?.[1] ?? 0)
}

it('the short way counts what it answers like any other call', async () => {
  const { headers } = await askBoard(url, cook)
  const before = [await count('showKitchen', 200), await count('showKitchen', 304)]
  await askBoard(url, cook)
  await askBoard(url, cook, { 'if-none-match': String(headers.etag) })
  const after = [await count('showKitchen', 200), await count('showKitchen', 304)]
  expect(after).toEqual(before.map((counted) => counted + 1))
})

it('says in the log which call failed on the short way, by the id that the answer names', async () => {
  const lines: string[] = []
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const proxy = await openDatabaseProxy(shop.database.url)
  const opened = await openDatabase({ url: proxy.url })
  const proxied = { ...shop, database: { ...opened, drop: opened.close } }
  const shaky = await createTestApp({ beside: proxied, log })
  const address = `${await shaky.app.listen({ port: 0, host: '127.0.0.1' })}${path}`
  expect((await askBoard(address, cook)).status).toBe(200)
  await proxy.goAway()
  const told = await askBoard(address, cook)
  expect(told.status).toBe(503)
  const logged = lines.map((line) => JSON.parse(line)).filter(({ call }) => call === 'showKitchen')
  expect(logged).toMatchObject(
    ['the short way failed', 'a call failed'].map((msg) => ({
      msg,
      level: 50,
      reqId: told.headers['x-request-id'],
      fault: { message: expect.any(String) },
    })),
  )
  expect(lines.join()).not.toContain([...cook.cookies.values()][0])
  await shaky.close()
  await opened.close()
  await proxy.close()
})
