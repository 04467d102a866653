import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { BrowserContext } from '@playwright/test'
import { openVisit, sendTo } from '../apps/server/src/testing/http/open-visit.ts'
import { logIn } from '../apps/server/src/testing/test-app.ts'
import { beginOrderIn } from './begin-order.ts'

/** The browser is that of the demo's first customer, logged in and with an order begun. */
export async function enterAsCustomer(context: BrowserContext, baseURL: string): Promise<void> {
  const [ana] = casaComanda.customers
  if (ana === undefined) throw new Error('the demo has no customer')
  const { origin, host } = new URL(baseURL)
  const visit = await openVisit({ send: sendTo(origin), host, enter: (client) => logIn(client, ana.customer.email) })
  await beginOrderIn(context, origin, { visit })
  const cookies = { 'user-id': ana.customer.id, 'user-name': ana.customer.name }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
}
