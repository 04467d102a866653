import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, signIn } from './on-staff-host.ts'

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
}) => {
  mayRefuse('staff/me')
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await page.getByRole('link', { name: 'Teléfono', exact: true }).click()
  await addBravas(page)
  const basket = page.getByRole('region', { name: 'Pedido' })
  await expect(basket).toContainText('1 × Patatas bravas')
  await expect(basket).toContainText('Alioli')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectClean(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByLabel('Nombre').focus()
  await page.keyboard.type('Tomasa Teléfono')
  await page.keyboard.press('Tab')
  await page.keyboard.type('600555444')
  await page.keyboard.press('Enter')
  const done = page.getByText(/^Pedido \d+ aceptado/)
  await expect(done).toBeVisible()
  await expect(page.getByLabel('Buscar un plato')).toBeFocused()
  const number = /\d+/.exec((await done.textContent()) ?? '')?.[0]

  await page.getByRole('link', { name: 'Ver los pedidos' }).click()
  const card = page.getByRole('article', { name: `Pedido ${number}`, exact: true })
  await expect(page.getByRole('region', { name: 'En cocina' }).locator(card)).toContainText('Tomasa Teléfono')
  await expect(card).toContainText('por cobrar')
  await page.getByRole('link', { name: 'Cocina', exact: true }).click()
  const ticket = page.getByRole('article', { name: /Tomasa Teléfono$/ })
  await expect(ticket).toContainText('Patatas bravas')
  await expect(ticket).toContainText('Alioli')
})
