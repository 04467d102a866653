import { expect, expectAccessible, test } from '../journey.ts'

const fill = {
  Calle: 'Calle de la Prueba',
  Número: '1',
  Ciudad: 'Madrid',
  Provincia: 'Madrid',
}

test('delivery, step by step: an address nobody serves stops it, one that is served leads to the first free hour [SETUP-001]', async ({
  page,
  visit,
  context,
}) => {
  await visit('/')
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  const start = dialog.getByRole('button', { name: 'Elegir productos' })
  const save = dialog.getByRole('button', { name: 'Guardar y seguir' })
  await test.step('nothing was saved: opened again it is as it was at first [SETUP-004, SETUP-005, SETUP-024]', async () => {
    await expect(dialog.getByRole('radio', { name: 'A domicilio' })).toBeChecked()
    const steps = dialog.getByRole('listitem').getByRole('heading', { level: 3 })
    await expect(steps).toHaveText(['¿Dónde lo quieres?', 'Dirección de entrega', 'Local', '¿Para cuándo?'])
    await dialog.getByRole('radio', { name: 'Para recoger' }).check()
    // The store of the last visit is already the answer.
    await expect(steps).toHaveText(['¿Dónde lo quieres?', 'Local – Hecho', '¿Para cuándo?'])
    await page.keyboard.press('Escape')
    await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
    await expect(dialog.getByRole('radio', { name: 'A domicilio' })).toBeChecked()
    await expect(start).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('an address that nobody serves [SETUP-040, ERRORS-003]', async () => {
    await save.click()
    await expect(page.getByText('Rellena los campos obligatorios')).toBeVisible()
    for (const [label, text] of Object.entries(fill)) await dialog.getByLabel(label, { exact: true }).fill(text)
    await dialog.getByLabel('Código postal').fill('99999')
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText('No se realiza reparto a domicilio a esta dirección')
    await expectAccessible(page)
    await expect(start).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('one store delivers there, and its first free hour is filled in [SETUP-039]', async () => {
    await dialog.getByLabel('Código postal').fill('28013')
    const asked = page.waitForRequest(/nearestStore/)
    await save.click()
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
      address: 'Calle de la Prueba',
      number: '1',
      zip_code: '28013',
      city: 'Madrid',
      province: 'Madrid',
    })
    // One store delivers there, so the next step is the time; the first free hour is already filled in.
    await expect(dialog.getByRole('button', { name: 'Fecha 14-03-2026' })).toBeVisible()
    await expect(dialog.getByText(/Lo antes posible, en \d+–\d+ min/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cambiar: Dirección de entrega' })).toBeVisible()
    await expectAccessible(page)
  })
  await dialog.getByRole('button', { name: 'Fecha 14-03-2026' }).click()
  await dialog
    .getByRole('gridcell', { name: /domingo, 15 de marzo/ })
    .getByRole('button')
    .click()
  await dialog.getByRole('button', { name: /^Hora|Elige una hora/ }).click()
  await page.getByRole('option', { name: '21:00 – 21:15' }).click()
  await test.step('a closed register, then an invalid answer: both are shown, and no choice is lost [SETUP-043, SETUP-045, SETUP-052, SHELL-052, ERRORS-002, ERRORS-055]', async () => {
    const closed = { status: 'ERROR', code: 'register-closed', message: 'No se puede iniciar el pedido actualmente' }
    await page.route(
      /cajaAbierta/,
      async (route) => {
        await expect(page.locator('[role=status].inset-0')).toBeVisible()
        await route.fulfill({ json: closed })
      },
      { times: 1 },
    )
    await start.click()
    await expect(page.getByText(closed.message)).toBeVisible()
    await expect(page.locator('[role=status].inset-0')).toHaveCount(0)
    await page.route(/SaleTemp\/save/, (route) => route.fulfill({ json: {} }), { times: 1 })
    await start.click()
    await expect(page.getByText('Ha ocurrido un error')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Fecha 15-03-2026' })).toBeVisible()
  })
  await test.step('the order begins, at the store’s counter for deliveries [SETUP-041, SETUP-047, SETUP-049, SETUP-051, F-033]', async () => {
    const begun = page.waitForRequest(/SaleTemp\/save/)
    const minimum = page.waitForRequest(/getMinPurchase/)
    const counter = page.waitForResponse(/\/api\/Resource\?/)
    await start.click()
    expect(Object.fromEntries(new URL((await minimum).url()).searchParams)).toMatchObject({
      address: 'Calle de la Prueba',
      number: '1',
      zip_code: '28013',
      city: 'Madrid',
      type_purchase: 'delivery',
      selected_store: '1',
    })
    await expect(page.getByText('Pedido mínimo 12,00')).toBeVisible()
    const sent = (await begun).postDataJSON()
    expect(sent).toMatchObject({ delivery: '1', store: 1, date_type: 'scheduled' })
    // The store's counter for deliveries is asked for, and the order belongs to it.
    expect(new URL((await counter).url()).searchParams.get('delivery')).toBe('1')
    expect(sent.resources).toEqual([{ resource: (await (await counter).json()).id, resource_pos: null }])
    expect(sent.customer_data).toMatchObject({ customer_postal_code: '28013' })
    await expect(dialog).toHaveCount(0)
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
    expect(cookies).toMatchObject({ 'delivery-mode': 'delivery', 'store-id': '1', 'warehouse-id': '1' })
    expect(cookies['cart-id']).toMatch(/^[0-9a-f-]{36}$/)
    const tag = Number(await page.evaluate(() => localStorage.getItem('idClient')))
    expect(tag).toBeGreaterThanOrEqual(1)
    expect(tag).toBeLessThanOrEqual(1000)
  })
})

test('pickup in version B: everything at once, and the dish that waited is added by itself [SETUP-001, CART-011]', async ({
  page,
  visit,
}) => {
  await visit('/products/pulpo-a-la-gallega?version=2')
  const dialog = page.getByRole('dialog')
  await test.step('the cart of a visitor who has not chosen a mode asks for it [SETUP-025]', async () => {
    await page.getByRole('banner').getByRole('button', { name: /Cesta/ }).click()
    await dialog.getByRole('button', { name: 'Iniciar pedido' }).click()
    await expect(dialog.getByRole('heading', { name: '¿Cómo quieres tu pedido?' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await page.getByRole('button', { name: /^Añadir · 19,50/ }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Continuar como invitado' }).click()
  await test.step('what is not answered is said [SETUP-010, SETUP-035, ERRORS-005, ERRORS-008]', async () => {
    await expect(dialog.getByRole('heading', { name: '¿Dónde te lo llevamos?' })).toBeVisible()
    await expect(dialog.getByText('No hay horario disponible para la fecha seleccionada')).toBeVisible()
    await expect(dialog.getByText('Escribe una dirección de entrega')).toBeVisible()
  })
  const start = dialog.getByRole('button', { name: 'Iniciar pedido' })
  await test.step('a store where it is fetched, and an hour [SETUP-011, SETUP-012, SETUP-014]', async () => {
    await dialog.getByRole('radio', { name: 'Para recoger' }).check()
    await expect(dialog.getByRole('radio', { name: 'Casa Comanda Centro' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: /Las Palmas/ })).toBeDisabled()
    await expectAccessible(page)
    await expect(start).toHaveAttribute('aria-disabled', 'false')
  })
  await start.click()
  await expect(page.getByText('1 × Pulpo a la gallega', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cesta: 1 producto' })).toBeVisible()
})
