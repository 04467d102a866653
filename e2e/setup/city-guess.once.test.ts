import { expect, expectAccessible, test } from '../journey.ts'

test('the city is filled in only when it is asked for, and without an answer it can be typed [SETUP-054] [API-101] [OPEN-010] [F-041]', async ({
  page,
  visit,
  mayRefuse,
}) => {
  mayRefuse('Web/getCity')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/Web/getCity')) asked.push(request.url())
  })
  await visit('/')
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  const guess = dialog.getByRole('button', { name: 'Rellenar mi ciudad' })
  await expect(guess).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])

  const unknown = { status: 'ERROR', code: 'city-unknown', message: '' }
  await page.route(/Web\/getCity/, (route) => route.fulfill({ status: 404, json: unknown }), { times: 1 })
  await guess.click()
  await expect(dialog.getByText('No hemos podido averiguar tu ciudad. Escríbela, por favor.')).toBeVisible()
  const city = dialog.getByLabel('Ciudad', { exact: true })
  await expect(city).toHaveValue('')

  await dialog.getByLabel('Código postal').fill('28001')
  await guess.click()
  await expect(city).toHaveValue('Madrid')
  await expect(dialog.getByLabel('Provincia')).toHaveValue('Madrid')
  // What the visitor had typed stays.
  await expect(dialog.getByLabel('Código postal')).toHaveValue('28001')
  await expect(dialog.getByText('No hemos podido averiguar tu ciudad. Escríbela, por favor.')).toHaveCount(0)
})
