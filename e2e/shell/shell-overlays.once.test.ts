import { demoPassword } from '@comanda/demo/demo-site'
import { beginOrder } from '../begin-order.ts'
import { expectDialog } from '../expect-dialog.ts'
import { expect, test } from '../journey.ts'

test('a guest is offered every overlay of the shell [SHELL-056] [OPEN-005]', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await visit('/categories/tapas')
  const header = page.getByRole('banner')
  const account = header.getByRole('button', { name: 'Mi cuenta' })
  await expectDialog(page, account, 'Iniciar sesión')
  for (const [from, to] of [
    ['¿Has olvidado la contraseña?', 'Recuperar contraseña'],
    ['Crear cuenta', 'Crear cuenta'],
  ] as const) {
    await account.click()
    await expectDialog(page, page.getByRole('dialog').getByRole('button', { name: from }), to)
  }
  await expectDialog(page, page.getByRole('button', { name: 'Política de cookies' }), 'Política de cookies')
  await expectDialog(page, page.getByRole('button', { name: 'Configurar cookies' }), 'Configuración de cookies')
  const start = page.getByRole('article').getByRole('button', { name: 'Iniciar pedido' }).first()
  await expectDialog(page, start, '¿Cómo quieres tu pedido?')
  await header.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cambiar de local' }).click()
  await page
    .getByRole('dialog', { name: 'Nuestros locales' })
    .getByRole('button', { name: /Las Palmas/ })
    .click()
  await page.getByRole('dialog', { name: 'Cerrado' }).getByRole('button', { name: 'Entendido' }).click()

  // The other template asks everything on one page, without steps.
  await context.clearCookies({ name: 'store-id' })
  await visit('/categories/tapas?version=2')
  await start.click()
  const other = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  await expect(other.getByRole('button', { name: 'Continuar como invitado' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Guardar y seguir' })).toHaveCount(0)

  await page.goto('/?store=1&type=3')
  const takeOrEat = page.getByRole('dialog', { name: '¿Para llevar o para comer aquí?' })
  await expect(takeOrEat.getByRole('button')).toContainText(['Para llevar', 'Comer aquí'])

  await beginOrder(context, baseURL)
  await visit('/products/patatas-bravas')
  await page
    .getByRole('group', { name: /^Salsas/ })
    .getByRole('checkbox')
    .first()
    .check()
  await page.getByRole('button', { name: /^Añadir ·/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Producto añadido a la cesta' })).toBeVisible()
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver cesta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'También te puede gustar' }).click()
  await expect(page.getByRole('dialog', { name: 'También te puede gustar' })).toBeVisible()
})

test('a customer is offered the account’s overlays [SHELL-056]', async ({ page, visit }) => {
  await visit('/contact')
  const account = page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' })
  await account.click()
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await login.getByLabel('Correo electrónico').fill('ana@demo.example')
  await login.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^¡Hola Ana/)).toBeVisible()
  await account.click()
  const menu = page.getByRole('dialog', { name: /^¡Hola Ana/ })
  await expectDialog(page, menu.getByRole('button', { name: 'Cambiar contraseña' }), 'Cambiar contraseña')
})

test('on an iPhone the page behind an open sheet stays where it is', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { value: 'iPhone' })
    Object.defineProperty(navigator, 'userAgentData', { value: undefined })
  })
  await visit('/categories/tapas')
  const held = () => page.evaluate(() => getComputedStyle(document.body).overscrollBehaviorY)
  expect(await held()).toBe('auto')
  await page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' }).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await held()).toBe('contain')
})
