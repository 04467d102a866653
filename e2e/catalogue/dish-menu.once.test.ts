import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import type { Page } from '@playwright/test'
import { beginOrder } from '../begin-order.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'

/** Presses Tab until the element with this role and name has the focus, as somebody would who cannot see the page. */
async function tabTo(page: Page, role: 'button' | 'radio' | 'link', name: RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name })
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no ${role} ${name} was reached`)
}

async function press(page: Page, role: 'button' | 'radio' | 'link', name: RegExp): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press(role === 'radio' ? 'Space' : 'Enter')
}

test('a menu of two levels is completed by keyboard alone [CONFIG-016, CONFIG-048]', async ({
  page,
  context,
  baseURL,
}) => {
  await beginOrder(context, baseURL)
  await page.goto('/products/menu-del-dia')
  await waitUntilAlive(page)
  await press(page, 'button', /^Elegir platos · 15,90/)
  const menu = page.getByRole('dialog', { name: 'Menú del día' })
  await expect(menu.getByRole('status').filter({ hasText: 'Falta elegir' })).toHaveText(
    'Falta elegir: Primero, Segundo, Postre, Bebida',
  )
  const title = (name: string) => menu.getByRole('button', { name: new RegExp(`^${name} Elige 1`) })
  await test.step('its sections say how many are chosen, and what is not served says when [CONFIG-019, CONFIG-040]', async () => {
    await expect(title('Primero')).toHaveAttribute('aria-expanded', 'true')
    await expect(title('Segundo')).toHaveAttribute('aria-expanded', 'false')
    await expect(title('Primero')).toContainText('0/1')
    // It is Saturday: the bean stew of Thursdays and Sundays cannot be chosen and says when it can; what is unpublished is
    // not there at all.
    await expect(menu.getByRole('button', { name: /Fabada asturiana/ })).toHaveCount(0)
    await expect(menu.getByRole('listitem').filter({ hasText: 'Fabada asturiana' })).toContainText('Mañana a las 12:00')
  })

  await test.step('a section that is full closes, and the next one opens [CONFIG-025]', async () => {
    await press(page, 'button', /^Añadir Crema de calabaza/)
    await expect(title('Segundo')).toBeFocused()
    await expect(title('Segundo')).toHaveAttribute('aria-expanded', 'true')
    await expect(title('Primero')).toContainText('1/1')
    await expect(menu.getByRole('button', { name: 'Quitar Crema de calabaza' })).toBeVisible()
    await expect(menu.getByText('Solomillo con foie')).toHaveCount(0)
  })

  // Shows a dish, and returns to the same place.
  await press(page, 'button', /^Entrecot a la brasa$/)
  const detail = page.getByRole('dialog', { name: 'Entrecot a la brasa' })
  await expect(detail).toContainText('Con su salsa y su guarnición.')
  await expect(detail).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('button', { name: 'Entrecot a la brasa', exact: true })).toBeFocused()

  await test.step('a dish with choices of its own is chosen on a second level, left and taken up again [CONFIG-022, CONFIG-044, CONFIG-045, CONFIG-046, ERRORS-037]', async () => {
    await press(page, 'button', /^Añadir Entrecot a la brasa/)
    const second = page.getByRole('dialog', { name: 'Entrecot a la brasa' })
    await expect(second.getByRole('group', { name: /^Punto obligatorio/ })).toBeVisible()
    const readKept = () => page.evaluate(() => JSON.parse(localStorage.getItem('config-item') ?? 'null'))
    await expect.poll(readKept).toMatchObject({ i: 1, j: 2, item: { quantity: 1 } })
    // Left without a choice, the menu is as before and nothing is kept; then it is opened again.
    await press(page, 'button', /^Salir$/)
    await expect(second).toHaveCount(0)
    await expect.poll(readKept).toBeNull()
    await expect(title('Segundo')).toContainText('0/1')
    await press(page, 'button', /^Añadir Entrecot a la brasa/)
    await press(page, 'button', /^Ir a opciones/)
    await press(page, 'button', /^Añadir Salsa roquefort/)
    await press(page, 'button', /^Añadir Patatas fritas/)
    await press(page, 'button', /^Añadir selección · \+5,30/)
    await expect(page.getByText('Añadido a tu selección')).toBeVisible()
    await expect.poll(readKept).toBeNull()
    await expect(title('Postre')).toBeFocused()
    await expect(menu).toContainText('Punto: al punto, Salsa roquefort, Patatas fritas')
  })

  // What is missing is shown, and the dialog stays open.
  await press(page, 'button', /^Añadir al pedido/)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(menu).toBeVisible()

  await press(page, 'button', /^Añadir Fruta de temporada/)
  await press(page, 'button', /^Añadir Agua mineral/)
  const add = menu.getByRole('button', { name: /^Añadir al pedido · 21,20/ })
  await expect(add).toBeFocused()
  await tabTo(page, 'button', /^Ver selección/)
  await page.keyboard.press('Enter')
  const selection = page.getByRole('dialog', { name: 'Tu selección' })
  await expect(selection).toBeFocused()
  await expect(selection).toContainText('Entrecot a la brasaSuplemento')
  await page.keyboard.press('Escape')
  await press(page, 'button', /^Añadir al pedido/)
  await expect(page.getByText('1 × Menú del día', { exact: true })).toBeVisible()
  await expect(page.locator('[data-bar]')).toContainText('21,20')
  await expect(menu).toHaveCount(0)
})

test('a menu offers what is served at the hour that was chosen [CONFIG-040] [F-221]', async ({
  page,
  context,
  baseURL,
}) => {
  // The journeys' clock stands at a Saturday; on Sunday there is bean stew.
  const sunday = { date: getIsoDate('2026-03-15'), time: getMinute('13:30'), dateType: 'scheduled' } as const
  await beginOrder(context, baseURL, sunday)
  await page.goto('/products/menu-del-dia')
  await page.getByRole('button', { name: /^Elegir platos/ }).click()
  const menu = page.getByRole('dialog', { name: 'Menú del día' })
  await menu.getByRole('button', { name: 'Añadir Fabada asturiana' }).click()
  await expect(menu.getByRole('button', { name: 'Quitar Fabada asturiana' })).toBeVisible()
})
