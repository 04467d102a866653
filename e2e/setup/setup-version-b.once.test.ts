import { holdCodeToCamera } from '../hold-code-to-camera.ts'
import { expect, test } from '../journey.ts'

test('version B narrows the stores to pick up from by zone [SETUP-011] [F-050]', async ({ page, visit }) => {
  await visit('/?version=2')
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Para recoger' }).check()
  const stores = dialog.getByRole('radio', { name: /^Casa Comanda/ })
  await expect(stores).toHaveCount(3)
  const zones = dialog.getByRole('group', { name: 'Zona' })
  await zones.getByRole('radio', { name: 'Argüelles' }).check()
  await expect(stores).toHaveCount(1)
  await expect(stores).toHaveAccessibleName(/Malasaña/)
  await zones.getByRole('radio', { name: 'Todas' }).check()
  await expect(stores).toHaveCount(3)
})

test('version B reads the code of a table with the camera [SETUP-013] [F-050]', async ({ page, visit, baseURL }) => {
  await holdCodeToCamera(page, `${baseURL}/?store=1&resource=15&resource_pos=8`)
  await visit('/?version=2')
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Estoy en la mesa: leer el QR' }).click()
  await expect(dialog.getByText('Estás en Terraza 8')).toBeVisible()
  await dialog.getByRole('button', { name: 'Iniciar pedido' }).click()
  await expect(dialog).toHaveCount(0)
})
