import { accepted, add, begin, look } from '../cart/carts.ts'
import { testNow } from '../database/test-cluster.ts'
import { openVisit, sendTo } from '../http/open-visit.ts'
import { runServer } from '../run-server.ts'
import { aPayment, atTheDoor } from './paying-shop.ts'

/** How the real server is started on a database that a test has filled. */
export const startOn = (url: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: url,
  COMANDA_DEMO: '0',
  LOG_LEVEL: 'fatal',
  COMANDA_NOW: new Date(testNow).toISOString(),
})

/** Starts the real server on a database, orders a dish and stops it again. */
export async function orderByServer(url: string) {
  const server = await runServer(startOn(url))
  const { client } = await openVisit({ send: sendTo(server.url), clock: () => testNow })
  const { cartId } = await begin(client)
  await add(client, cartId, 'pulpo-a-la-gallega')
  const { total } = await look(client, cartId)
  const placed = accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), shownCents: total })))
  return { cartId, total, state: placed.state, code: await server.stop() }
}
