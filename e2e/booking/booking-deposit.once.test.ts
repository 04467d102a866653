import { fillInBooking } from '../fill-in-booking.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'

test('a table with a deposit is held, paid at the bank and confirmed on the way back [BOOKING-029, BOOKING-030, BOOKING-031] [OPEN-096]', async ({
  page,
  visit,
}) => {
  await visit('/')
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reservar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reservar' })
  await dialog.getByRole('button', { name: /^Casa Comanda Malasaña/ }).click()
  await dialog.getByLabel('Personas').selectOption({ label: '2 personas' })
  await dialog.getByRole('button', { name: /^domingo, 15 de marzo, con sitio/ }).click()
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await fillInBooking(dialog, { email: 'deposito@demo.example', phone: '612 000 009' })
  await dialog.getByRole('button', { name: /^Reservar y pagar 20,00/ }).click()

  // The bank's own page asks for the card.
  await page.getByLabel('Número de tarjeta').fill('4548814479727229')
  await page.getByRole('button', { name: /^Pagar 20,00/ }).click()
  await page.waitForURL('**/booking/complete?attempt=*')
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: 'Reserva realizada' })).toBeVisible()
  await expect(page.getByText(/15 de marzo/).first()).toBeVisible()
})
