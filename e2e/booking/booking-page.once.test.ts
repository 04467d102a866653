import { fillInBooking } from '../fill-in-booking.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { makeGuest } from '../make-guest.ts'
import { onHost } from '../on-host.ts'
import { readLastMail } from '../read-last-mail.ts'

test('a bookings-only site is the flow itself, 1024 px wide, and says what a deposit is [BOOKING-001, BOOKING-013, BOOKING-023, BOOKING-028] [CONST-014]', async ({
  page,
  visit,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(onHost(baseURL, 'reservas'))
  expect((await page.getByRole('main').locator('section').first().boundingBox())?.width).toBe(1024)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^La Huerta de la Demo/ }).click()
  await page.getByLabel('Personas').selectOption({ label: 'Más de 8 personas' })
  await expect(page.getByText('Para más de ocho, escríbenos a grupos@comanda.example.')).toBeVisible()
  await page.getByLabel('Personas').selectOption({ label: '4 personas' })
  await page.getByRole('button', { name: /^domingo, 15 de marzo/ }).click()
  await page.getByRole('radio', { name: '14:00' }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Fianza de 60,00 €' })).toContainText('15,00 € × 4 personas')
  await expect(page.getByRole('button', { name: 'Reservar y pagar 60,00 €' })).toBeVisible()
})

test('the compact form at the fair, and the mail that gives the table back [BOOKING-039] [OPEN-095]', async ({
  page,
  visit,
  baseURL,
}) => {
  const fair = `${onHost(baseURL, 'reservas')}/reservaferia`
  await visit(fair)
  // Party, day, zone, shift and hours in one small form, which goes on once an hour is chosen.
  await page.getByRole('button', { name: /^La Huerta de la Demo/ }).click()
  await page.getByLabel('Personas').selectOption({ label: '2 personas' })
  await page.getByLabel('Día').fill('2026-03-14')
  await expect(page.getByRole('group', { name: 'Zona' }).getByRole('radio', { name: 'Todas' })).toBeChecked()
  await page.getByRole('group', { name: 'Turno' }).getByText('Cena').click()
  await expect(page.getByRole('radio', { name: '21:00' })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: '15:00' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled()
  await visit(fair)
  await page.getByRole('button', { name: /^Caseta de feria/ }).click()
  await page.getByLabel('Personas').selectOption({ label: '6 personas' })
  // Today at half past one: lunch has begun.
  await page.getByLabel('Día').fill('2026-03-14')
  await expect(page.getByRole('radio', { name: '13:30' })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: '13:00' })).toHaveCount(0)
  await page.getByRole('radio', { name: '15:00' }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  const { email, phone } = makeGuest()
  await fillInBooking(page, { name: 'Lola', surname: 'Flores', email, phone })
  await page.getByRole('button', { name: 'Reservar' }).click()
  await expect(page.getByRole('heading', { name: 'Reserva realizada' })).toBeVisible()

  const link = /http\S+#\S+/.exec(await readLastMail(email))?.[0] ?? ''
  await page.goto(link)
  await waitUntilAlive(page)
  await expect(page.getByText('Reserva para hoy a las 15:00, para 6 personas.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar la reserva' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la reserva' }).click()
  await expect(page.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible()
  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: 'Reserva cancelada' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelar la reserva' })).toHaveCount(0)
})

test('a bookings-only site has the face of its venue and speaks the languages of its guests', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit(onHost(baseURL, 'reservas'))
  const main = page.getByRole('main')
  const picture = main.locator('picture img')
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.naturalWidth)),
  ).toBeGreaterThan(0)
  await main.getByRole('link', { name: 'Deutsch' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tisch reservieren')
  await main.getByRole('button', { name: /La Huerta de la Demo/ }).click()
  // The days say of which month they are.
  await expect(main.locator('header').getByText(/März 2026/)).toBeVisible()
})
