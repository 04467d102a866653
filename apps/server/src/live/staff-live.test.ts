import type { ClientRequest, IncomingMessage } from 'node:http'
import { staffTopics } from '@comanda/contract/staff-live'
import { type StoreId, toId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { transact } from '../database/transact.ts'
import { accepted } from '../testing/accepted.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { openStaffLine } from '../testing/team/open-staff-line.ts'
import { pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { publishStaff } from './publish-staff.ts'

const [centro, malasana] = [toId<StoreId>(1), toId<StoreId>(2)]
/** A line is closed within five seconds; a busy machine may take longer to notice. */

let one: TestApp
let other: TestApp
const open: ClientRequest[] = []
beforeAll(async () => {
  one = await createTestApp()
  other = await createTestApp({ beside: one })
  await Promise.all([one, other].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })))
})
afterEach(() => {
  for (const line of open.splice(0)) line.destroy()
})
afterAll(async () => {
  await other.close()
  await one.close()
})

it('is heard by staff and boards, of their stores alone, and names no contents [DAY-034]', async () => {
  const [board, manager] = [await pairAt(one, { storeId: centro }), await signInAs(one, 'encargado')]
  const lines = [
    await listen(other, board),
    await listen(one, manager),
    await listen(one, await signInAs(one, 'direccion')),
  ]
  await transact(one.database.db, async (tx) => {
    for (const store of [malasana, centro]) {
      const message = { kind: 'item-changed', store, id: `i${store}`, version: 3 }
      await publishStaff(tx, one.keys.siteId, { topic: 'kitchen', message })
    }
  })
  const told = { kind: 'item-changed', store: 1, id: 'i1', version: 3 }
  for (const line of lines) await expect.poll(() => line.messages('kitchen')).toContainEqual(told)
  const heard = lines.map((line) => line.messages('kitchen').length)
  expect(heard).toEqual([1, 1, 2])
})

it('is unknown to visitors, and to staff who ask for another topic [DAY-034]', async () => {
  for (const topic of staffTopics) {
    const told = await one.app.inject(signedUrl(one, '/live/poll', { topics: topic }))
    expect([topic, told.statusCode, told.json().code]).toEqual([topic, 404, 'topic-unknown'])
  }
  const manager = await signInAs(one, 'encargado')
  expect((await connect(one, manager, 'products')).statusCode).toBe(404)
})

it('gives a sign of life every two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const shop = await createTestApp()
  onTestFinished(() => shop.close())
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const line = await listen(shop, await signInAs(shop, 'encargado'))
  await until(() => line.messages('alive').length > 0)
  vi.advanceTimersByTime(1_999)
  for (let sign = 1; sign <= 2; sign += 1) vi.advanceTimersByTime(2_000)
  const message = { kind: 'item-changed', store: centro, id: 'i1', version: 3 } as const
  await transact(shop.database.db, (tx) => publishStaff(tx, shop.keys.siteId, { topic: 'kitchen', message }))
  // What was written before it has arrived before it.
  await until(() => line.messages('kitchen').length > 0)
  expect(line.messages('alive')).toHaveLength(3)
})

it('ends on every instance with the session, the device, the role or the person [DAY-007]', async () => {
  const [owner, manager] = [await signInAs(one, 'direccion'), await signInAs(one, 'encargado')]
  const [board, waiter, host] = [
    await pairAt(one, { storeId: centro }),
    await signInAs(one, 'sala'),
    await signInAs(one, 'recepcion'),
  ]
  const [ofOwner, ofManager] = [await listen(other, owner), await listen(other, manager)]
  const concerned = [ofManager, await listen(other, board), await listen(other, waiter), await listen(one, host)]
  const { device } = await accepted(board.whoAmI({}))
  await accepted(owner.revokeDevice({ deviceId: device?.deviceId ?? toId(0) }))
  await accepted(manager.signOut({}))
  await one.database.db.execute(sql`update staff set active = false where site_id = 1 and id = 3`)
  await one.database.db.execute(sql`update staff set role_id = 5 where site_id = 1 and id = 5`)
  for (const line of concerned) await expect.poll(() => line.ended).toBe(true)
  expect(ofOwner.ended).toBe(false)
})

interface Line {
  readonly ended: boolean
  /** The data of every event of a kind. */
  messages(event: string): readonly unknown[]
}

function connect(shop: TestApp, browser: StaffBrowser, topics: string): Promise<IncomingMessage> {
  const { request, reply } = openStaffLine(shop, browser, { topics })
  open.push(request)
  return reply
}

async function listen(shop: TestApp, browser: StaffBrowser): Promise<Line> {
  const reply = await connect(shop, browser, 'kitchen')
  expect(reply.statusCode).toBe(200)
  let [text, ended] = ['', false]
  reply.on('data', (chunk) => {
    text += String(chunk)
  })
  reply.on('error', () => {})
  reply.on('end', () => {
    ended = true
  })
  return {
    get ended() {
      return ended
    },
    messages: (event) =>
      [...text.matchAll(new RegExp(`^event: ${event}\\ndata: (.*)$`, 'gm'))].map(([, data]) => JSON.parse(data ?? '')),
  }
}
