import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, signIn } from './on-staff-host.ts'

test('whoever runs the house begins with how it stands now, and one search leads to anything [DAY-218]', async ({
  page,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  const now = page.getByRole('region', { name: 'Ahora' })
  for (const figure of ['Esperan', 'Comandas tarde', 'Mesas abiertas', 'Ventas de hoy', 'Efectivo esperado']) {
    await expect(now.getByRole('listitem').filter({ hasText: figure })).toContainText(/\d/)
  }
  await expect(now.getByRole('listitem').filter({ hasText: 'Trabajando' })).toContainText('Carmen Demo')

  await page.keyboard.press('Control+K')
  const search = page.getByRole('dialog', { name: 'Buscar' })
  await search.getByRole('textbox').fill('croquetas jamon')
  await expect(search.getByRole('link', { name: /^Croquetas de jamón/ })).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Agotar' })).toBeVisible()
  await expect(page.getByLabel('Buscar', { exact: true })).toHaveValue(/^Croquetas de jamón/)

  await now.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+K')
  await search.getByRole('textbox').fill('chimenea')
  await search.getByRole('link', { name: /^Sala Chimenea/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mesas' })).toBeVisible()
})
