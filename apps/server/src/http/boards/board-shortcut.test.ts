import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { accepted } from '../../testing/accepted.ts'
import { add, atTable, begin } from '../../testing/cart/carts.ts'
import { askBoard, type Board } from '../../testing/http/ask-board.ts'
import { pairAt, signInAs } from '../../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const staffHost = 'staff.localhost'
const path = `/api/staff/kitchen?storeId=${storeIds.centro}&stationId=`
let shop: TestApp
/** Another instance, at which the boards ask: only what comes over the wire goes the short way. */
let other: TestApp
let url: string
beforeEach(async () => {
  shop = await createTestApp()
  other = await createTestApp({ beside: shop })
  url = await other.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await other.close()
  await shop.close()
})

/** Asks as a board does that has these cookies. */
const ask = (board: Board, headers?: Readonly<Record<string, string>>) => askBoard(`${url}${path}`, board, headers)

/** The requests that the framework has handled, by the ids that their answers name. */
const handled = new Set<unknown>()
const hear = (told: unknown) => void handled.add((told as { readonly request: { readonly id: string } }).request.id)
beforeAll(() => subscribe('tracing:fastify.request.handler:start', hear))
afterAll(() => void unsubscribe('tracing:fastify.request.handler:start', hear))

/** How each of these is answered, one after the other. Whatever is refused, the framework has refused. */
async function tellWays(board: Board, hosts: readonly string[]) {
  const ways: string[] = []
  for (const host of hosts) {
    const { status, headers } = await ask(board, { host })
    ways.push(status === 200 && !handled.has(headers['x-request-id']) ? `short ${status}` : `long ${status}`)
  }
  return ways
}

/** A session of its own, so that it asks for the first time. */
async function compareWays(encoding: string) {
  const cook = await signInAs(shop, 'plancha')
  const asking = { 'accept-encoding': encoding }
  const [long, short] = [await ask(cook, asking), await ask(cook, asking)]
  expect([long, short].map(({ headers }) => handled.has(headers['x-request-id']))).toEqual([true, false])
  expect(short.bytes).toEqual(long.bytes)
  for (const [name, value] of Object.entries(long.headers)) {
    if (!['x-request-id', 'date'].includes(name)) expect([name, short.headers[name]]).toEqual([name, value])
  }
  return short
}

it('a board that asks again is answered the short way as the long way did', async () => {
  await compareWays('identity')
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
async function listItems(board: Board) {
  const { text } = await ask(board)
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
  const boards: Board[] = []
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
    expect(refused?.status).toBe(401)
    expect(shown.map((items) => items.length)).toEqual(boards.map(() => shownBefore + dishes))
  }
})

it('a board of some size comes compressed, by either way', async () => {
  const { cartId } = await begin(shop.client, atTable(4))
  for (let round = 0; round < 3; round += 1) {
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await accepted(shop.client.sendRound({ cartId }))
  }
  const small = await compareWays('gzip, br')
  expect(small.headers['content-encoding']).toBe('gzip')
  expect(small.text).toBe((await compareWays('identity')).text)
  expect(small.bytes.length).toBeLessThan(small.text.length / 2)
})
