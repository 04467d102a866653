import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'

const widths = [1280, 768, 360]

/** What the caller says is typed: no hand is free for a mouse. */
async function addBravas(page: Page): Promise<void> {
  const search = page.getByLabel('Buscar un plato')
  await expect(search).toBeFocused()
  await page.keyboard.type('bravas')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Patatas bravas' })
  await expect(dialog).toBeVisible()
  const add = dialog.getByRole('button', { name: /^Añadir · / })
  await dialog.getByLabel(/^Alioli/).focus()
  await page.keyboard.press('Space')
  await expect(add).toBeEnabled()
  await expectClean(page)
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('a call is taken: the dish is found and configured by keyboard, placed, and stands on the board and in the kitchen [DAY-103]', async ({
  page,
  visit,
  mayRefuse,
  baseURL,
}, { repeatEachIndex }) => {
  mayRefuse('staff/me')
  const caller = `Tomasa Teléfono ${repeatEachIndex}`
  // Nobody else of the demo has ever called with it.
  const phone = `6005554${40 + repeatEachIndex}`
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await openSection(page, 'Teléfono')
  const basket = page.getByRole('region', { name: 'Pedido' })
  await test.step('an empty order cannot be placed, and a narrow screen offers dishes before anything is typed', async () => {
    await expect(basket).toContainText('Todavía no hay platos.')
    await expect(page.getByRole('button', { name: /^Hacer el pedido/ })).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('search').getByRole('listitem').first()).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 900 })
  })
  await test.step('the number comes first, and Enter goes on to the dishes [DAY-220]', async () => {
    await expect(page.getByRole('textbox', { name: 'Teléfono' })).toBeFocused()
    await page.keyboard.type(phone)
    await page.keyboard.press('Enter')
  })
  await addBravas(page)
  await expect(page.getByRole('button', { name: /^Hacer el pedido/ })).toBeEnabled()
  await expect(basket).toContainText('1 × Patatas bravas')
  await expect(basket).toContainText('Alioli')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectClean(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })

  await test.step('a problem is said at its field [DAY-220]', async () => {
    await page.getByRole('button', { name: /^Hacer el pedido/ }).click()
    await expect(page.getByText('Falta el nombre.')).toBeVisible()
    await expect(page.getByLabel('Nombre')).toBeFocused()
    await expectClean(page)
  })
  await page.getByLabel('Nombre').focus()
  await page.keyboard.type(caller)
  await page.keyboard.press('Enter')
  const done = page.getByText(/^Pedido \d+ aceptado/)
  await expect(done).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toBeFocused()
  const number = /\d+/.exec((await done.textContent()) ?? '')?.[0]

  await page.getByRole('link', { name: 'Ver los pedidos' }).click()
  const card = page.getByRole('article', { name: `Pedido ${number}`, exact: true })
  await expect(page.getByRole('region', { name: 'En cocina' }).locator(card)).toContainText(caller)
  await expect(card).toContainText('por cobrar')
  await openSection(page, 'Cocina')
  const ticket = page.getByRole('article', { name: new RegExp(`${caller}$`) })
  await expect(ticket).toContainText('Patatas bravas')
  await expect(ticket).toContainText('Alioli')

  await test.step('who calls again is known by the number, and has the usual in one press [DAY-220]', async () => {
    await openSection(page, 'Teléfono')
    await page.getByRole('textbox', { name: 'Teléfono' }).fill(phone)
    const known = page.getByRole('region', { name: 'Quién llama' })
    await expect(known).toContainText(caller)
    await expect(known).toContainText('1 × Patatas bravas')
    await expectClean(page)
    await known.getByRole('button', { name: 'Lo de siempre' }).click()
    await expect(basket).toContainText('Alioli')
    await expect(page.getByLabel('Nombre')).toHaveValue(caller)
  })
})
