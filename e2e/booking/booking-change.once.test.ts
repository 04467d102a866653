import { demoPassword } from '@comanda/demo/demo-site'
import type { Locator, Page } from '@playwright/test'
import { fillInBooking } from '../fill-in-booking.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'
import { makeGuest } from '../make-guest.ts'
import { onHost } from '../on-host.ts'
import { runJob } from '../run-job.ts'

async function chooseParty(place: Locator, label: string): Promise<void> {
  await place.getByLabel('Personas').selectOption({ label })
}

async function payAtBank(page: Page, amount: RegExp): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill('4548814479727229')
  await page.getByRole('button', { name: amount }).click()
  await page.waitForURL('**/booking/complete**')
  await waitUntilAlive(page)
}

/** The page shows what was stored when it was read: it is read again until the bank has done its part. */
async function expectRefund(page: Page, text: string): Promise<void> {
  await runJob('sweep-attempts')
  await expect(async () => {
    await page.reload()
    await waitUntilAlive(page)
    await expect(page.getByText(text)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}

test('seven with a deposit: told from the first step, kept through a cancelled bank page, paid, changed to six, cancelled, refunded [F-040]', async ({
  page,
  visit,
  baseURL,
}) => {
  test.slow()
  await visit(onHost(baseURL, 'reservas'))
  const main = page.getByRole('main')
  const rule = 'Fianza: 15,00 € por persona, a partir de 4 personas.'
  const venue = main.getByRole('button', { name: /^La Huerta de la Demo/ })
  await expect(venue).toContainText(rule)
  await expect(venue).toContainText('Te la devolvemos entera si cancelas hasta 24 horas antes')
  await venue.click()
  await expect(main.getByText(rule)).toBeVisible()
  await chooseParty(main, '7 personas')
  await expect(main.getByText('Fianza de 105,00 €.')).toBeVisible()

  // A month at a time, as far as the venue books ahead.
  await expect(main.getByRole('button', { name: 'Mes anterior' })).toBeDisabled()
  await main.getByRole('button', { name: 'Mes siguiente' }).click()
  await main.getByRole('button', { name: 'Mes siguiente' }).click()
  await expect(main.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled()
  await expect(main.getByRole('button', { name: /13 de mayo, con sitio/ })).toBeVisible()
  await main.getByRole('button', { name: 'Mes anterior' }).click()
  const day = /23 de abril, con sitio/
  await main.getByRole('button', { name: day }).click()
  await main.getByRole('radio', { name: '21:00' }).check()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Continuar' }).click()
  const guest = makeGuest()
  await fillInBooking(main, guest)
  await main.getByLabel('Observaciones').fill('Una trona')
  await main.getByRole('button', { name: 'Reservar y pagar 105,00 €' }).click()

  // Given up at the bank: the same step, with everything that was typed.
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL('**/booking/complete?attempt=*')
  await waitUntilAlive(page)
  const notice = main.getByRole('alert')
  await expect(notice).toContainText('Has cancelado el pago. No se ha cobrado nada y tu reserva sigue aquí.')
  await expect(notice).toContainText('Te guardamos la mesa hasta las 13:40.')
  await expect(main.locator('[aria-current=step]')).toHaveText('Confirma')
  await expect(main.getByText(/a las 21:00, para 7 personas/)).toBeVisible()
  await expect(main.getByLabel('Correo electrónico')).toHaveValue(guest.email)
  await expect(main.getByLabel('Teléfono')).toHaveValue(guest.phone)
  await expect(main.getByLabel('Observaciones')).toHaveValue('Una trona')
  await expect(main.getByLabel(/política de privacidad/)).toBeChecked()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Reservar y pagar 105,00 €' }).click()
  await payAtBank(page, /^Pagar 105,00/)
  await expect(main.getByRole('heading', { name: 'Reserva realizada' })).toBeVisible()
  await expect(main.getByText(/^Localizador [A-Z]{6}$/)).toBeVisible()
  await expect(main.getByText('Fianza pagada: 105,00 €')).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('link', { name: 'Ver, cambiar o cancelar' }).click()
  await expect(main.getByRole('heading', { name: 'Tu reserva' })).toBeVisible()
  await expect(main.getByText(/Puedes cancelar y recuperar la fianza hasta el 2[12] de abril de 2026/)).toBeVisible()
  await main.getByRole('button', { name: 'Cambiar la reserva' }).click()
  await chooseParty(main, '6 personas')
  await expect(main.getByText('Se pedirá la devolución de 15,00 €.')).toBeVisible()
  await main.getByRole('radio', { name: '21:00' }).check()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Guardar el cambio' }).click()
  await expect(main.getByText('Reserva cambiada')).toBeVisible()
  await expect(main.getByText(/a las 21:00, para 6 personas/)).toBeVisible()
  await expect(main.getByText('La devolución de 15,00 € está pedida. Tu banco puede tardar unos días.')).toBeVisible()
  await expectRefund(page, 'Devueltos 15,00 €.')

  await main.getByRole('button', { name: 'Cancelar la reserva' }).click()
  const question = page.getByRole('dialog', { name: '¿Cancelar la reserva?' })
  await expect(question).toContainText('Puedes cancelar y recuperar la fianza')
  await question.getByRole('button', { name: 'Cancelar la reserva' }).click()
  await expect(main.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible()
  await expect(main.getByText('La devolución de 90,00 € está pedida.')).toBeVisible()
  await expectRefund(page, 'Devueltos 105,00 €.')
})

test('four who become six pay the rest at the bank; until then the booking stays as it was [F-040]', async ({
  page,
  visit,
  baseURL,
}) => {
  test.slow()
  await visit(onHost(baseURL, 'reservas'))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^La Huerta de la Demo/ }).click()
  await chooseParty(main, '4 personas')
  const day = /^miércoles, 25 de marzo, con sitio/
  await main.getByRole('button', { name: day }).click()
  await main.getByRole('radio', { name: '20:30' }).check()
  await main.getByRole('button', { name: 'Continuar' }).click()
  await fillInBooking(main, makeGuest())
  await main.getByRole('button', { name: 'Reservar y pagar 60,00 €' }).click()
  await payAtBank(page, /^Pagar 60,00/)
  await main.getByRole('link', { name: 'Ver, cambiar o cancelar' }).click()

  const askForSix = async () => {
    await main.getByRole('button', { name: 'Cambiar la reserva' }).click()
    await chooseParty(main, '6 personas')
    await expect(main.getByText('Hay que pagar 30,00 € más; hasta entonces la reserva sigue como está.')).toBeVisible()
    await main.getByRole('radio', { name: '20:30' }).check()
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Pagar 30,00 € y cambiar' }).click()
  }
  await askForSix()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL('**/booking/complete**')
  await waitUntilAlive(page)
  await expect(main.getByText('La reserva sigue como estaba.')).toBeVisible()
  await expect(main.getByText(/a las 20:30, para 4 personas/)).toBeVisible()
  await expectAccessible(page)

  await askForSix()
  await payAtBank(page, /^Pagar 30,00/)
  await expect(main.getByText('Reserva cambiada')).toBeVisible()
  await expect(main.getByText(/a las 20:30, para 6 personas/)).toBeVisible()
  await expect(main.getByText('Fianza pagada: 90,00 €')).toBeVisible()
})

test('a customer finds the form filled in, and «Mis reservas» shows what is to come and opens it [BOOKING-040] [F-040, F-050]', async ({
  page,
}) => {
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await page.goto('/account/bookings')
  await waitUntilAlive(page)
  await login.getByLabel('Correo electrónico').fill('ana@demo.example')
  await login.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account/bookings')
  await waitUntilAlive(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Mis reservas' })).toBeVisible()
  await page.goto('/booking')
  await waitUntilAlive(page)
  await main.getByRole('button', { name: /^Casa Comanda Centro/ }).click()
  await chooseParty(main, '3 personas')
  await main.getByRole('button', { name: /^lunes, 16 de marzo, con sitio/ }).click()
  await main.getByRole('radio', { name: '20:30' }).check()
  await main.getByRole('button', { name: 'Continuar' }).click()
  // Name, address and phone come from the account; so does the wish for news, which is not asked again.
  await expect(main.getByLabel('Nombre')).toHaveValue('Ana')
  await expect(main.getByLabel('Apellidos')).toHaveValue('Demo')
  await expect(main.getByLabel('Correo electrónico')).toHaveValue('ana@demo.example')
  await expect(main.getByLabel('Teléfono')).toHaveValue('600000001')
  await expect(main.getByLabel(/novedades y ofertas/)).toHaveCount(0)
  await main.getByLabel(/política de privacidad/).check()
  await main.getByLabel(/ley de protección de datos/).check()
  const sent = page.waitForRequest(/\/CoverReserv\?/)
  await main.getByRole('button', { name: 'Reservar' }).click()
  // The other screen size may have booked for Ana before.
  const again = page.getByRole('button', { name: 'Confirmar reserva' })
  const made = main.getByRole('heading', { name: 'Reserva realizada' })
  await expect(again.or(made)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(made).toBeVisible()
  expect((await sent).postDataJSON()).toMatchObject({ _send_menu: 1 })
  const reference = (await main.getByText(/^Localizador [A-Z]{6}$/).textContent())?.slice(-6) ?? ''
  await page.goto('/account/bookings')
  await waitUntilAlive(page)
  const row = main.getByRole('listitem').filter({ hasText: reference })
  await expect(row).toContainText('Confirmada')
  await expectAccessible(page)
  await row.getByRole('link').click()
  await page.waitForURL('**/booking/complete#*')
  await waitUntilAlive(page)
  await expect(main.getByText(reference)).toBeVisible()
  await main.getByRole('button', { name: 'Cancelar la reserva' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la reserva' }).click()
  await expect(main.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible()
})
