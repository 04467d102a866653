import type { Locator, Page } from '@playwright/test'
import { fillInBooking } from '../fill-in-booking.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { makeGuest } from '../make-guest.ts'

/** That day, the first hour; returns the dialog, which now asks who comes. */
async function chooseTable(page: Page, store: RegExp, day: RegExp, party = '2 personas'): Promise<Locator> {
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reservar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reservar' })
  await dialog.getByRole('button', { name: store }).click()
  await dialog.getByLabel('Personas').selectOption({ label: party })
  await dialog.getByRole('button', { name: day }).click()
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  return dialog
}

test('a deposit is paid with a card typed into the card provider’s field, after one that was declined [API-098] [BOOKING-029]', async ({
  page,
  visit,
}) => {
  await visit('/')
  const dialog = await chooseTable(page, /^Casa Comanda Las Palmas/, /^jueves, 19 de marzo, con sitio/)
  await fillInBooking(dialog, makeGuest())
  await dialog.getByRole('button', { name: /^Reservar y pagar 30,00/ }).click()

  // The table is held, and the card is asked for on a page that may load the provider's script.
  await page.waitForURL('**/booking/complete?attempt=*')
  const field = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  const number = field.frameLocator('iframe').getByLabel('Número de tarjeta')
  await number.fill('4000 0000 0000 9995')
  await field.getByRole('button', { name: /^Pagar 30,00/ }).click()
  await expect(field.getByRole('alert')).toContainText('No hay saldo suficiente')
  await number.fill('4000 0027 6000 3184')
  const sent = page.waitForRequest('**/payFromStripe**')
  await field.getByRole('button', { name: /^Pagar 30,00/ }).click()
  const { window_data, merchantOrder, ...payment } = (await sent).postDataJSON()
  expect(payment).toEqual({ stripe_token: expect.stringMatching(/^tok_.{8,}$/), store: 3, stripe_amount: 3000 })
  expect(window_data).toMatchObject({ color_depth: expect.any(Number) })
  expect(merchantOrder).toMatch(/^\d{4}[0-9A-Za-z]{8}$/)
  await page.getByLabel('Código').fill('123456')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.waitForURL('**/booking/complete?attempt=*')
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: 'Reserva realizada' })).toBeVisible()
})

test('a table with a deposit is held, paid at the bank and confirmed on the way back [BOOKING-029, BOOKING-030, BOOKING-031] [OPEN-096]', async ({
  page,
  visit,
}) => {
  await visit('/')
  const dialog = await chooseTable(page, /^Casa Comanda Malasaña/, /^domingo, 15 de marzo, con sitio/)
  await fillInBooking(dialog, makeGuest())
  await dialog.getByRole('button', { name: /^Reservar y pagar 20,00/ }).click()

  // The bank's own page asks for the card.
  await page.getByLabel('Número de tarjeta').fill('4548814479727229')
  await page.getByRole('button', { name: /^Pagar 20,00/ }).click()
  await page.waitForURL('**/booking/complete?attempt=*')
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: 'Reserva realizada' })).toBeVisible()
  await expect(page.getByText(/^Reserva para mañana a las/)).toBeVisible()
})

test('who comes alone pays nothing; the deposit for a second guest is paid in one dialog after a declined card [BOOKING-014] [BOOKING-029]', async ({
  page,
  visit,
}) => {
  await visit('/')
  const dialog = await chooseTable(page, /^Casa Comanda Las Palmas/, /^viernes, 20 de marzo, con sitio/, '1 persona')
  await fillInBooking(dialog, makeGuest())
  await dialog.getByRole('button', { name: 'Reservar', exact: true }).click()
  await page.getByRole('link', { name: 'Ver, cambiar o cancelar' }).click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Cambiar la reserva' }).click()
  await main.getByLabel('Personas').selectOption({ label: '2 personas' })
  await main
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check()
  await main.getByRole('button', { name: 'Pagar 30,00 € y cambiar' }).click()
  await page.waitForURL('**/booking/complete?attempt=*')
  const field = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  const number = field.frameLocator('iframe').getByLabel('Número de tarjeta')
  await number.fill('4000 0000 0000 0002')
  await field.getByRole('button', { name: /^Pagar 30,00/ }).click()
  await expect(field.getByRole('alert')).toContainText('No se ha cobrado nada')
  await expect(number).toHaveValue('')
  await number.fill('4242 4242 4242 4242')
  await field.getByRole('button', { name: /^Pagar 30,00/ }).click()
  await expect(main.getByText('Reserva cambiada')).toBeVisible()
  await expect(main.getByText(/para 2 personas/)).toBeVisible()
  await expect(main.getByText('Fianza pagada: 30,00 €')).toBeVisible()
})
