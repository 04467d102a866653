import type { Page } from '@playwright/test'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { callStaff } from './call-staff.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'
import { openRow } from './open-row.ts'
import { malasana, placeOrder } from './place-order.ts'

const widths = [1280, 768, 360]

async function lookAt(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectClean(page)
  }
}

test('a dish leaves a paid order with its money, and another one goes out beside it as an order of its own [DAY-100]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
  await device.addInitScript(sayNoToCookies)
  const dishes = ['pulpo-a-la-gallega', 'arroz-negro']
  const { cartId, number } = await placeOrder(device, baseURL, { pays: 'now', dishes })
  const diner = await device.newPage()
  await diner.goto(`/status?id=${cartId}`)
  await waitUntilAlive(diner)
  await expect(diner.getByRole('heading', { name: `Pedido n.º ${number}` })).toBeVisible()

  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await openSection(page, 'Pedidos')
  const chooseStore = () => page.getByRole('combobox', { name: 'Local' }).selectOption('Casa Comanda Malasaña')
  await chooseStore()
  const card = (of: number) => page.getByRole('article', { name: `Pedido ${of}`, exact: true })
  await openRow(card(number))
  await card(number).getByRole('button', { name: 'Quitar un plato' }).click()
  const sheet = page.getByRole('dialog', { name: `Quitar un plato del pedido ${number}` })
  await expect(sheet).toContainText('se devuelve lo pagado')
  const reason = sheet.getByRole('button', { name: 'Se ha agotado' })
  await expect(reason).toBeDisabled()
  await lookAt(page)
  await sheet.getByRole('radio', { name: '1 × Arroz negro con sepia' }).check()
  await reason.click()
  await expect(sheet).toHaveCount(0)
  await expect(card(number).getByRole('listitem').filter({ hasText: 'Arroz negro con sepia' })).toContainText(
    'retirado',
  )
  await expect(card(number)).toContainText('pagado')
  // The last dish leaves only with the whole order.
  await expect(card(number).getByRole('button', { name: 'Quitar un plato' })).toHaveCount(0)
  await expect(diner.getByRole('listitem').filter({ hasText: 'Arroz negro con sepia' })).toContainText('Retirado')
  await expect(diner.getByText('Platos retirados')).toBeVisible()
  await expectAccessible(diner)

  await card(number).getByRole('link', { name: 'Añadir platos' }).click()
  await expect(page.getByRole('heading', { name: 'Añadir a un pedido' })).toBeVisible()
  await expect(page.getByText(`Va con el pedido ${number} de Olga Pedido`)).toBeVisible()
  await page.getByLabel('Buscar un plato').fill('agua mineral')
  await page.keyboard.press('Enter')
  const dish = page.getByRole('dialog', { name: 'Agua mineral' })
  await dish.getByRole('button', { name: /^Añadir · / }).click()
  await expect(dish).toBeHidden()
  await lookAt(page)
  await page.getByRole('button', { name: /^Hacer el pedido/ }).click()
  const done = page.getByText(/^Pedido \d+ aceptado/)
  await expect(done).toBeVisible()
  const second = Number(/\d+/.exec((await done.textContent()) ?? '')?.[0])
  await page.getByRole('link', { name: 'Ver los pedidos' }).click()
  await chooseStore()
  await expect(card(second)).toContainText(`Va con el pedido ${number}`)
  await expect(card(second)).toContainText('por cobrar')
  await expect(card(number)).toContainText(`Sale con él: pedido ${second}`)
  await lookAt(page)

  await test.step('what was paid by hand goes back by hand before a dish leaves, and before the order does', async () => {
    const { number: third } = await placeOrder(device, baseURL, { pays: 'at-the-door', dishes })
    await expect(card(third)).toContainText('por cobrar')
    await takeCash(page, third)
    await expect(card(third)).toContainText('pagado')
    mayRefuse('staff/orders/void', 'staff/orders/reject')
    const handedBack = page.getByRole('button', { name: 'Ya los tiene' })
    await openRow(card(third))
    await card(third).getByRole('button', { name: 'Quitar un plato' }).click()
    await page.getByRole('radio', { name: '1 × Arroz negro con sepia' }).check()
    await page.getByRole('button', { name: 'Se ha agotado' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'El plato se retira cuando lo tenga' })).toBeVisible()
    await expectClean(page)
    await handedBack.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card(third).getByRole('listitem').filter({ hasText: 'Arroz negro con sepia' })).toContainText(
      'retirado',
    )
    await card(third).getByRole('button', { name: 'Rechazar' }).click()
    await page.getByRole('button', { name: 'Otro motivo' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'El pedido se cancela cuando lo tenga' })).toBeVisible()
    await handedBack.click()
    await expect(card(third)).toHaveCount(0)
  })
  await device.close()
})

interface OpenOrder {
  readonly orderId: string
  readonly number: number
  readonly version: number
  readonly total: number
}

/** Somebody at the counter takes the cash of an order. */
async function takeCash(page: Page, number: number): Promise<void> {
  const { orders } = (await callStaff(page, `orders?storeId=${malasana.storeId}`)) as {
    readonly orders: readonly OpenOrder[]
  }
  const order = orders.find((one) => one.number === number)
  if (order === undefined) throw new Error('the board does not know the order')
  const { orderId, version, total } = order
  await callStaff(page, 'orders/take', { orderId, version, by: 'cash', given: total, shown: total })
}
