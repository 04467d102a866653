import { get, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const staffHost = 'staff.localhost'
const path = `/api/staff/kitchen?storeId=${storeIds.centro}&stationId=`
let shop: TestApp
/** Another instance, at which the boards ask: only what comes over the wire goes the short way. */
let other: TestApp
let url: string
beforeAll(async () => {
  shop = await createTestApp()
  other = await createTestApp({ beside: shop })
  url = await other.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

interface Asking {
  readonly encoding?: string
  readonly host?: string
}

/** Asks as a board does that has these cookies. */
function ask({ cookies }: Pick<StaffBrowser, 'cookies'>, { encoding = 'gzip', host = staffHost }: Asking = {}) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const { promise, resolve, reject } = Promise.withResolvers<{ reply: IncomingMessage; bytes: Buffer }>()
  get(`${url}${path}`, { headers: { host, cookie, 'accept-encoding': encoding } }, async (reply) => {
    resolve({ reply, bytes: Buffer.concat(await reply.toArray()) })
  }).on('error', reject)
  return promise
}

/** How each of these is answered, one after the other. The short way alone compresses a small board. */
async function tellWays(board: Pick<StaffBrowser, 'cookies'>, hosts: readonly string[]) {
  const ways: string[] = []
  for (const host of hosts) {
    const { statusCode, headers } = (await ask(board, { host })).reply
    ways.push(headers['content-encoding'] === 'gzip' ? `short ${statusCode}` : `long ${statusCode}`)
  }
  return ways
}

it('a board that asks again is answered the short way as the long way did', async () => {
  const cook = await signInAs(shop, 'plancha')
  const long = await ask(cook, { encoding: 'identity' })
  const short = await ask(cook, { encoding: 'identity' })
  expect(JSON.parse(String(short.bytes))).toEqual(JSON.parse(String(long.bytes)))
  for (const [name, value] of Object.entries(long.reply.headers)) {
    if (!['x-request-id', 'date'].includes(name)) expect([name, short.reply.headers[name]]).toEqual([name, value])
  }
  const small = await ask(cook, { encoding: 'gzip, br' })
  expect(small.reply.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(small.bytes)).toEqual(short.bytes)
})

it('it is refused once its session has ended, and on any other host', async () => {
  const cook = await signInAs(shop, 'plancha')
  const cookies = new Map(cook.cookies)
  const hosts = [staffHost, staffHost, 'localhost']
  expect(await tellWays({ cookies }, hosts)).toEqual(['long 200', 'short 200', 'long 404'])
  await accepted(cook.signOut({}))
  expect(await tellWays({ cookies }, [staffHost])).toEqual(['long 401'])
})

it('it is refused once its device is revoked, or its person lost the right', async () => {
  const owner = await signInAs(shop, 'direccion')
  const board = await pairAt(shop, { storeId: storeIds.centro })
  expect(await tellWays(board, [staffHost, staffHost])).toEqual(['long 200', 'short 200'])
  const paired = (await accepted(owner.listDevices({}))).find(({ name }) => name === 'a board')
  if (paired === undefined) throw new Error('the board is not listed')
  await accepted(owner.revokeDevice({ deviceId: paired.deviceId }))
  expect(await tellWays(board, [staffHost])).toEqual(['long 401'])

  const cook = await signInAs(shop, 'plancha')
  expect(await tellWays(cook, [staffHost, staffHost])).toEqual(['long 200', 'short 200'])
  const role = (await accepted(owner.listRoles({}))).find(({ name }) => name === 'kitchen')
  if (role === undefined) throw new Error('cooks have no role')
  const { version } = await accepted(owner.saveRole({ ...role, rights: [] }))
  expect(await tellWays(cook, [staffHost])).toEqual(['long 403'])
  await accepted(owner.saveRole({ ...role, version }))
  expect(await tellWays(cook, [staffHost])).toEqual(['short 200'])
})

/** The dishes that a board shows. */
async function listItems(board: Pick<StaffBrowser, 'cookies'>) {
  const { reply, bytes } = await ask(board)
  const text = String(reply.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes)
  return JSON.parse(text).tickets.flatMap(({ items }: { readonly items: unknown[] }) => items)
}

it('it shows what another instance was told, from the moment at which that was answered', async () => {
  const cook = await signInAs(shop, 'plancha')
  const { cartId } = await begin(shop.client, atTable(4))
  await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 5 })
  await accepted(shop.client.sendRound({ cartId }))
  const show = () => listItems(cook)
  let [item] = await show()
  for (let plates = 1; plates < 5; plates += 1) {
    expect(await show()).toEqual([item])
    const { itemId, version } = item
    await accepted(cook.moveKitchenItem({ itemId, version, to: 'ready', units: 1 }))
    const [next] = await show()
    expect(next).toMatchObject({ itemId, version: version + 1 })
    item = next
  }
})

it('boards that ask together, also with nobody among them, are all told of the same news', async () => {
  const boards: Pick<StaffBrowser, 'cookies'>[] = []
  for (let count = 0; count < 6; count += 1)
    boards.push(await signInAs(shop, count % 2 === 0 ? 'plancha' : 'encargado'))
  const nobody = { cookies: new Map([...(boards[0]?.cookies ?? [])].map(([name]) => [name, 'nobody'])) }
  let shownBefore = 0
  for (const board of boards) shownBefore = (await listItems(board)).length
  const { cartId } = await begin(shop.client, atTable(5))
  for (let dishes = 1; dishes < 4; dishes += 1) {
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await accepted(shop.client.sendRound({ cartId }))
    const [refused, ...shown] = await Promise.all([ask(nobody), ...boards.map(listItems)])
    expect(refused?.reply.statusCode).toBe(401)
    expect(shown.map((items) => items.length)).toEqual(boards.map(() => shownBefore + dishes))
  }
})
