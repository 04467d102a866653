import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { printer } from './database/schema/printing.ts'
import { type DemoRolls, startDemoPrinters } from './start-demo-printers.ts'
import { accepted } from './testing/accepted.ts'
import { add, atTable, begin } from './testing/cart/carts.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const rolls: DemoRolls[number][] = []
let shop: TestApp
let stop: () => Promise<void>
beforeAll(async () => {
  shop = await createTestApp({ fallbackHost: 'localhost', showPapers: () => rolls })
  const server = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  stop = await startDemoPrinters({ sites: [casaComanda], server, staffHost: 'staff.localhost' }, rolls)
})
afterAll(async () => {
  await stop()
  await shop.close()
})

it('the printers of the demo print over HTTP and over TCP, and a page shows it to whoever has none', async () => {
  // One that has not asked yet counts as silent, and the other would print for it.
  const listUnheard = async () =>
    (await shop.database.db.select().from(printer)).filter(({ seenAt }) => seenAt === null)
  await expect.poll(listUnheard, { timeout: 30_000, interval: 200 }).toEqual([])
  const { cartId } = await begin(shop.client, atTable(1))
  for (const slug of ['pulpo-a-la-gallega', 'refresco-de-cola']) await add(shop.client, cartId, slug)
  await accepted(shop.client.sendRound({ cartId }))
  const show = async () => (await shop.app.inject({ url: '/demo/papers', headers: { host: 'localhost' } })).body
  expect(await show()).toContain('Impresora de barra')
  await expect.poll(show, { timeout: 30_000, interval: 200 }).toMatch(/1 × Pulpo[\s\S]*1 × Refresco/)
})
