import { sha256 } from '@comanda/contract/wire/sha256'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { demoPassword } from '@comanda/demo/demo-site'
import { type ResourceId, toId } from '@comanda/rules/ids'
import type { Browser, Page } from '@playwright/test'
import { accepted } from '../../apps/server/src/testing/accepted.ts'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import type { NamedClient } from '../../apps/server/src/testing/http/named-client.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { beginOrder, beginOrderIn } from '../begin-order.ts'
import { expect, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'

const table = { mode: 'table', resourceId: toId<ResourceId>(14), position: 9 } as const
const [ana] = casaComanda.customers

test('one share is paid into the bank’s form, after a waiter who could not be told and a declined card; the other with a saved card [F-031] [CHECKOUT-013]', async ({
  page,
  context,
  browser,
  baseURL,
  mayRefuse,
}) => {
  const { client, cartId } = await beginOrder(context, baseURL, table)
  const other = await openAnasPhone(browser, baseURL)
  await add(client, cartId, 'pulpo-a-la-gallega')
  await client.sendRound({ cartId })
  await openShare(page, 'A partes iguales')
  await openShare(other, 'Lo que queda')

  // Nobody is told, so nothing is promised: the page stays and says so.
  mayRefuse('SaleTemp/callEmployee')
  const busy = { status: 'ERROR', code: 'too-many-requests', message: '' }
  await page.route(/callEmployee/, (route) => route.fulfill({ status: 429, json: busy }), { times: 1 })
  await page.getByRole('radio', { name: 'Efectivo' }).check()
  await page.getByRole('button', { name: /camarero/ }).click()
  await expect(page.getByText('El camarero está atendiendo otra mesa. Inténtalo de nuevo en un momento.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pagar mi parte' })).toBeVisible()

  await page.getByRole('radio', { name: 'Tarjeta', exact: true }).check()
  await page.getByRole('button', { name: /^Pagar / }).click()
  const dialog = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  const bank = dialog.frameLocator('iframe')
  const number = bank.getByLabel('Número de tarjeta')
  await number.fill('4907277775205123')
  await bank.getByRole('button', { name: /Pagar/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('No se ha cobrado nada')
  await expect(number).toHaveValue('')
  await number.fill('5576441563045037')
  await bank.getByRole('button', { name: /Pagar/ }).click()
  await page.waitForURL('**/checkout/completeTable?attempt=*')
  await expect(page.getByRole('heading', { name: 'Tu parte está pagada' })).toBeVisible()

  // Ana's card is chosen already, and its bank asks her.
  await expect(other.getByRole('radio', { name: 'Visa terminada en 0004' })).toBeChecked()
  await other.getByRole('button', { name: /^Pagar / }).click()
  await other.getByLabel('Código').fill('123456')
  await other.getByRole('button', { name: 'Confirmar' }).click()
  for (const phone of [other, page]) {
    await phone.waitForURL('**/checkout/completeTable?attempt=*')
    await expect(phone.getByRole('heading', { name: 'Cuenta pagada' })).toBeVisible()
  }
  await other.context().close()
})

/** A second phone at the same table, on which Ana has signed in. */
async function openAnasPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  if (ana === undefined) throw new Error('the demo has no customers')
  const { id, email } = ana.customer
  const { origin, host } = new URL(baseURL ?? '')
  const enter = async (guest: NamedClient) =>
    (await accepted(guest.customerLogin({ email, password: sha256(demoPassword) }))).session
  const visit = await openVisit({ send: sendTo(origin), host, enter })
  const phone = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } })
  await phone.addInitScript(sayNoToCookies)
  await beginOrderIn(phone, origin, { visit, setup: table })
  const kept = { 'user-id': id, 'user-name': 'Ana' }
  await phone.addCookies(Object.entries(kept).map(([name, value]) => ({ name, value, url: origin })))
  return phone.newPage()
}

async function openShare(phone: Page, part: string): Promise<void> {
  await phone.goto('/categories/tapas')
  await waitUntilAlive(phone)
  await phone.locator('[data-bar]').getByRole('button', { name: 'Ver cuenta' }).click()
  await phone.getByRole('dialog', { name: 'La cuenta' }).getByText(part).click()
  await phone.getByRole('button', { name: /^Pagar mi parte · / }).click()
  await phone.waitForURL('**/checkout/payment?payTime=now')
  await expect(phone.getByRole('heading', { name: 'Pagar mi parte' })).toBeVisible()
}
