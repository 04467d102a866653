import { type ResourceId, toId } from '@comanda/rules/ids'
import type { Page } from '@playwright/test'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'

const table = { mode: 'table', resourceId: toId<ResourceId>(14), position: 6 } as const
const cards = { declined: '5576440022788500', good: '5576441563045037' }

test('three phones share one bill and pay at once, one after a declined card, and all of them see it paid [F-031] [TABLE-017] [SHELL-007]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { client, cartId } = await beginOrder(context, baseURL, table)
  const [second, third] = await Promise.all([1, 2].map(() => openPhone()))
  if (second === undefined || third === undefined) throw new Error('a phone is missing')
  await add(client, cartId, 'pulpo-a-la-gallega')
  await add(client, cartId, 'ensaladilla-rusa')
  await client.sendRound({ cartId })

  // An equal part, half of a dish, and whatever is left: each is kept for its phone before any is paid.
  const bill = await openBill(page)
  await bill.getByText('A partes iguales').click()
  await expectAccessible(page)
  await takePart(page)
  const dishes = await openBill(second)
  await dishes.getByText('Por platos').click()
  await dishes.getByRole('button', { name: 'Pulpo a la gallega: Pagar solo una parte' }).click()
  await expect(dishes.getByText('1/2')).toBeVisible()
  await takePart(second)
  const rest = await openBill(third)
  await expect(rest).toContainText('Apartado por otros')
  await rest.getByText('Lo que queda').click()
  await takePart(third)

  // The first card is declined: the others pay meanwhile, and see that the table is not done.
  await page.getByText('10 %').click()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Tarjeta', exact: true }).check()
  await page.getByRole('button', { name: /^Pagar / }).click()
  await payByCard(page, cards.declined)
  const form = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  await expect(form.getByRole('alert')).toContainText('Tu banco ha rechazado el pago')
  await Promise.all([payByBizum(second), payByBizum(third)])
  for (const phone of [second, third]) {
    await expect(phone.getByRole('heading', { name: 'Tu parte está pagada' })).toBeVisible()
    await expect(phone.getByText(/^Faltan .* por pagar en la mesa/)).toBeVisible()
  }
  await expectAccessible(second)

  await payByCard(page, cards.good)
  for (const phone of [page, second, third]) {
    await phone.waitForURL('**/checkout/completeTable?attempt=*')
    await expect(phone.getByRole('heading', { name: 'Cuenta pagada' })).toBeVisible()
    await expect(phone.getByText('Pagado', { exact: true })).toBeVisible()
  }
  await expect(page.getByText(/^Tu parte, con .* de propina/)).toBeVisible()
  await expect(second.getByText('Tu parte', { exact: true })).toBeVisible()
  for (const phone of [second, third]) await phone.context().close()

  async function openPhone(): Promise<Page> {
    const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() })
    await other.addInitScript(sayNoToCookies)
    await beginOrder(other, baseURL, table)
    return other.newPage()
  }
})

async function openBill(phone: Page) {
  await phone.goto('/categories/tapas')
  await waitUntilAlive(phone)
  await phone.locator('[data-bar]').getByRole('button', { name: 'Ver cuenta' }).click()
  return phone.getByRole('dialog', { name: 'La cuenta' })
}

async function takePart(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: /^Pagar mi parte · / }).click()
  await phone.waitForURL('**/checkout/payment?payTime=now')
  await expect(phone.getByRole('heading', { name: 'Pagar mi parte' })).toBeVisible()
}

async function payByCard(phone: Page, number: string): Promise<void> {
  const bank = phone.getByRole('dialog', { name: 'Pago con tarjeta' }).frameLocator('iframe')
  await bank.getByLabel('Número de tarjeta').fill(number)
  await bank.getByRole('button', { name: /Pagar/ }).click()
}

async function payByBizum(phone: Page): Promise<void> {
  await phone.getByRole('radio', { name: 'Bizum' }).check()
  await phone.getByRole('button', { name: /^Pagar / }).click()
  await expect(phone.getByRole('heading', { name: 'Pagar con Bizum' })).toBeVisible()
  await phone.getByRole('button', { name: /^Pagar / }).click()
  await phone.waitForURL('**/checkout/completeTable?attempt=*')
}
