import { holdCodeToCamera } from '../hold-code-to-camera.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { waitUntilDrawn } from '../wait-until-drawn.ts'

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

test('version B reads the code of a table with the camera, by a button that stays in its place [SETUP-013] [F-050]', async ({
  page,
  visit,
  baseURL,
}) => {
  await holdCodeToCamera(page, `${baseURL}/?store=1&resource=15&resource_pos=8`)
  await visit('/?version=2')
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/Stores?*', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog')
  const scan = dialog.getByRole('button', { name: 'Estoy en la mesa: leer el QR' })
  await waitUntilDrawn(page)
  const place = await scan.boundingBox()
  answer()
  await expect(dialog.getByText('Fecha', { exact: true })).toBeVisible()
  expect(await scan.boundingBox()).toEqual(place)
  await scan.click()
  await expect(dialog.getByText('Estás en Terraza 8')).toBeVisible()
  await dialog.getByRole('button', { name: 'Iniciar pedido' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a camera whose reader does not arrive says so, and reads once it does [SETUP-013]', async ({
  page,
  mayRefuse,
  baseURL,
}) => {
  const reader = '**/assets/zxing_reader-*.wasm'
  mayRefuse('/assets/zxing_reader')
  await holdCodeToCamera(page, `${baseURL}/?store=1&resource=15&resource_pos=8`)
  await page.route(reader, (route) => route.fulfill({ status: 404 }))
  await page.goto('/?version=2')
  await waitUntilAlive(page)
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Estoy en la mesa: leer el QR' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No hemos podido cargar el lector de códigos')
  await page.unroute(reader)
  await dialog.getByRole('button', { name: 'Intentarlo de nuevo' }).click()
  await expect(dialog.getByText('Estás en Terraza 8')).toBeVisible()
})
