import { expect, expectAccessible, test } from '../journey.ts'

const address = {
  Calle: 'Calle de la Prueba',
  Número: '1',
  'Código postal': '99999',
  Ciudad: 'Madrid',
  Provincia: 'Madrid',
}

test('an address that nobody serves is told once, and leads straight on to picking it up [F-229] [F-223]', async ({
  page,
  visit,
}) => {
  await visit('/')
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  for (const [label, text] of Object.entries(address)) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Guardar y seguir' }).click()
  const told = page.getByText('No se realiza reparto a domicilio a esta dirección')
  await expect(told).toHaveCount(1)
  await expect(dialog.getByRole('alert')).toContainText('No se realiza reparto')
  await expectAccessible(page)
  // Nothing is missing that could be filled in: the button shows what stands in the way, and says nothing else.
  await dialog.getByRole('button', { name: 'Elegir productos' }).click({ force: true })
  await expect(page.getByText('Rellena los campos obligatorios')).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Recogerlo en el local' }).click()
  await expect(dialog.getByRole('radio', { name: 'Para recoger' })).toBeChecked()
  await expect(dialog.getByText(/Lo antes posible, en/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Guardar y seguir' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Elegir productos' })).toHaveAttribute('aria-disabled', 'false')
  // The question that came by itself is where a keyboard goes on.
  await expect(dialog.getByRole('region', { name: '¿Para cuándo?' })).toBeFocused()
})
