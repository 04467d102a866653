import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, signIn } from './on-staff-host.ts'

/** No other journey pauses anything in this store. */
const local = 'Casa Comanda Las Palmas'
const dish = 'Boquerones en vinagre'

// A manager's laptop may stand anywhere; five hours behind Madrid no hour can be right by chance.
test.use({ timezoneId: 'America/New_York' })

test('a screen in another zone tells every moment by the clock of the store that it is about', async ({
  page,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await expect(page.getByRole('heading', { name: 'Hola, Carmen Demo' })).toBeVisible()

  await test.step('a pause on the Canary Islands ends when their day begins', async () => {
    await visit(onStaffHost(baseURL, '/pauses'))
    await page.getByRole('combobox', { name: 'Local' }).selectOption(local)
    await page.getByRole('button', { name: `Marcar agotado: ${dish}` }).click()
    await expect(page.getByText('Hasta 15 mar, 05:00', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Volver a vender' }).click()
    await expect(page.getByRole('button', { name: `Marcar agotado: ${dish}` })).toBeVisible()
  })

  await test.step('an audit row has the clock of its store, and what was done in none that of the first', async () => {
    await visit(onStaffHost(baseURL, '/audit'))
    const rows = page.getByRole('list', { name: 'Historial' }).getByRole('listitem')
    await page.getByLabel('Qué se hizo').selectOption('Ha pausado la venta de algo')
    const paused = rows.filter({ hasText: local }).first()
    await expect(paused).toContainText('14 mar, 12:30')
    await expect(paused).toContainText(`Producto: ${dish}`)
    await expect(paused).toContainText('Agotado hasta: 15 mar, 05:00')
    // What did not change is not told.
    await expect(paused).not.toContainText('Quedan')
    await expectClean(page)
    await page.getByLabel('Qué se hizo').selectOption('Ha entrado con contraseña')
    await expect(rows.first()).toContainText('14 mar, 13:30')
    await expect(rows.first()).toContainText('Ha entrado con: Contraseña')
  })
})
