import type { Page } from '@playwright/test'
import { countTaps, type Taps } from '../count-taps.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

// A visitor who was never here is also asked about cookies: nobody has to answer that to order.
test.use({ hasAnswered: false })

const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Pulpo a la gallega' })
const setup = (page: Page) => page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
const name = (page: Page) => page.getByLabel('Nombre y apellidos')

/** From home to the page that says that the order is in, by the screens alone. */
async function orderAsGuest(page: Page, { tap }: Taps): Promise<void> {
  await page.goto('/')
  await waitUntilAlive(page)
  await tap(card(page).getByRole('button', { name: 'Iniciar pedido' }))
  await tap(setup(page).getByRole('radio', { name: 'Para recoger' }))
  await tap(setup(page).getByRole('button', { name: 'Elegir productos' }))
  await tap(page.getByRole('banner').getByRole('button', { name: 'Cesta: 1 producto' }))
  await tap(page.getByRole('dialog', { name: 'Cesta' }).getByRole('button', { name: 'Continuar · 19,50 €' }))
  await page.waitForURL('**/checkout')
  // One tap brings the keyboard; its own key goes on to the next field.
  await tap(name(page))
  for (const typed of ['Ana Gil', 'ana@demo.example', '600123456']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await tap(page.getByRole('button', { name: 'Pagar con Bizum' }))
  await confirmAtBank(page, tap)
}

async function confirmAtBank(page: Page, tap: Taps['tap']): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pagar con Bizum' })).toBeVisible()
  await tap(page.getByRole('button', { name: 'Pagar 19,50 €' }))
  await page.waitForURL('**/checkout/complete?attempt=*')
  await expect(page.getByRole('heading', { name: 'Pedido recibido' })).toBeVisible()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
}

/** Another day in the same browser: home again, and the question about cookies is answered now. */
async function comeBack(page: Page, { tap }: Taps): Promise<void> {
  await page.goto('/')
  await waitUntilAlive(page)
  const reloaded = page.waitForEvent('load')
  await tap(page.getByRole('button', { name: 'Rechazar' }))
  await reloaded
  await waitUntilAlive(page)
  await tap(page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }))
}

test('a guest who picks up and pays with a wallet needs eight taps at most, and five to order again', async ({
  page,
}) => {
  const first = countTaps()
  await orderAsGuest(page, first)
  expect(first.count()).toBeLessThanOrEqual(8)

  const second = countTaps()
  await comeBack(page, second)
  await expect(setup(page).getByRole('heading', { name: 'Ana Gil, ¿como la última vez?' })).toBeVisible()
  await expectAccessible(page)
  await second.tap(setup(page).getByRole('button', { name: 'Repetir pedido' }))
  await page.waitForURL('**/checkout')
  await expect(page.getByRole('radio', { name: 'Bizum' })).toBeChecked()
  await expect(name(page)).toHaveValue('Ana Gil')
  await expect(page.getByRole('region', { name: 'Tu pedido' })).toContainText('Pulpo a la gallega')
  await expectAccessible(page)
  await second.tap(page.getByRole('button', { name: 'Pagar 19,50 €' }))
  await confirmAtBank(page, second.tap)
  expect(second.count()).toBeLessThanOrEqual(5)
})

test('whoever is somebody else takes away what the device remembers by one tap', async ({ page }) => {
  const { tap } = countTaps()
  await orderAsGuest(page, { tap, count: () => 0 })
  await comeBack(page, { tap, count: () => 0 })
  await tap(setup(page).getByRole('button', { name: 'Otros platos' }))
  await expect(setup(page)).toHaveCount(0)
  await tap(card(page).getByRole('button', { name: /^Lo quiero/ }))
  await tap(page.locator('[data-bar]').getByRole('button', { name: 'Ver cesta' }))
  await tap(page.getByRole('dialog', { name: 'Cesta' }).getByRole('button', { name: 'Continuar · 19,50 €' }))
  await page.waitForURL('**/checkout')
  await expect(name(page)).toHaveValue('Ana Gil')
  await tap(page.getByRole('button', { name: 'No soy yo' }))
  await expect(name(page)).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Tarjeta', exact: true })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('last-order'))).toBeNull()
  // What was typed and never ordered is not remembered either.
  await name(page).fill('Otra Persona')
  await page.goto('/')
  await waitUntilAlive(page)
  expect(await page.evaluate(() => localStorage.getItem('last-order'))).toBeNull()
})
