import { text } from 'node:stream/consumers'
import type { Locator, Page } from '@playwright/test'
import { fillInBooking } from '../fill-in-booking.ts'
import { expect, expectAccessible, test } from '../journey.ts'
import { makeGuest } from '../make-guest.ts'

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 600

async function openBooking(page: Page): Promise<Locator> {
  if (isWide(page)) await page.getByRole('banner').getByRole('button', { name: 'Reservar' }).click()
  else {
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reservar' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Reservar' })
  await expect(dialog.getByRole('list', { name: 'Pasos de la reserva' })).toContainText('EligeEncuentraConfirma')
  return dialog
}

/** A list on a phone, chips where there is room. */
async function chooseParty(page: Page, dialog: Locator, label: string): Promise<void> {
  if (isWide(page)) await dialog.getByRole('radio', { name: label, exact: true }).check()
  else await dialog.getByLabel('Personas').selectOption({ label })
}

async function findTable(page: Page, dialog: Locator, hour: string): Promise<void> {
  await dialog.getByRole('button', { name: /^Casa Comanda Centro/ }).click()
  await chooseParty(page, dialog, '2 personas')
  await dialog.getByRole('button', { name: /^domingo, 15 de marzo, con sitio/ }).click()
  await dialog.getByRole('radio', { name: hour }).check()
  await dialog.getByRole('button', { name: 'Continuar' }).click()
}

test('people, day and hour in three taps, narrowed by zone and turn [BOOKING-001, BOOKING-002, BOOKING-018] [OPEN-072, OPEN-073, OPEN-094]', async ({
  page,
  visit,
}) => {
  await visit('/')
  const dialog = await openBooking(page)
  if (isWide(page)) expect((await dialog.locator('..').boundingBox())?.width).toBe(750)
  // The venues that take bookings, in a list that can be collapsed.
  const centro = dialog.getByRole('button', { name: /^Casa Comanda Centro/ })
  await dialog.getByText('Elige un local').click()
  await expect(centro).toBeHidden()
  await dialog.getByText('Elige un local').click()
  await centro.click()

  await expect(dialog.locator('[aria-current=step]')).toHaveText('Encuentra')
  await test.step('as many people as the venue takes, and then more [BOOKING-003]', async () => {
    const labels = isWide(page)
      ? dialog.getByRole('group', { name: 'Personas' }).locator('label')
      : dialog.getByLabel('Personas').locator('option:not([disabled])')
    await expect(labels).toHaveCount(9)
    await expect(labels.first()).toHaveText('1 persona')
    await expect(labels.nth(1)).toHaveText('2 personas')
    await expect(labels.last()).toHaveText('Más de 8 personas')
  })

  // Monday first; today and seven more days, five on a phone; free days are green, other weekend days grey.
  await test.step('the week begins on Monday, and a day says whether there is room [BOOKING-004, BOOKING-005, CONST-015, CONST-020]', async () => {
    const days = dialog.getByRole('grid')
    await expect(days.locator('th')).toHaveText(['L', 'M', 'X', 'J', 'V', 'S', 'D'])
    await expect(days.locator('[data-colour=green]')).toHaveCount(isWide(page) ? 8 : 6)
    await expect(days.locator('[data-colour=grey]')).toHaveText(isWide(page) ? ['22'] : ['21', '22'])
  })

  // More people than the venue books: its own text, and no size.
  await chooseParty(page, dialog, 'Más de 8 personas')
  await expect(dialog.getByText(/más de ocho|más de 8 personas, llámanos|grupos/i).first()).toBeVisible()
  await chooseParty(page, dialog, '2 personas')

  // Today at half past one: past hours are not shown.
  await dialog.getByRole('button', { name: /^sábado, 14 de marzo/ }).click()
  await expect(dialog.getByText('Selecciona la hora')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: '13:00' })).toHaveCount(0)
  await expect(dialog.getByRole('radio', { name: '13:30' })).toHaveCount(1)

  // Tomorrow the terrace is full at two, but the room still has seats then.
  await test.step('hours in threes, narrowed by zone and turn [BOOKING-006]', async () => {
    await dialog.getByRole('button', { name: /^domingo, 15 de marzo/ }).click()
    await expect(dialog.getByRole('radio', { name: '13:00' })).toHaveCount(1)
    const columns = dialog.locator('[data-hours]')
    expect(await columns.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)).toBe(3)
    await dialog.getByRole('radio', { name: 'Terraza' }).check()
    await expect(dialog.getByRole('radio', { name: '14:00' })).toHaveCount(0)
    await dialog.getByRole('radio', { name: 'Merienda' }).check()
    await expect(dialog.getByRole('radio', { name: '18:00' })).toHaveCount(1)
    await expect(dialog.getByRole('radio', { name: '13:00' })).toHaveCount(0)
  })
  const next = dialog.getByRole('button', { name: 'Continuar' })
  await expect(next).toBeDisabled()
  await dialog.getByRole('radio', { name: '18:00' }).check()
  await expect(next).toBeEnabled()
  await expectAccessible(page)

  // Another party forgets zone, turn and hour together.
  await test.step('another party forgets zone, turn and hour together [BOOKING-022]', async () => {
    await chooseParty(page, dialog, '8 personas')
    await expect(next).toBeDisabled()
    await expect(dialog.getByRole('radio', { name: 'Todas' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Todos' })).toBeChecked()
  })
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await expect(dialog.locator('[aria-current=step]')).toHaveText('Elige')
})

test('asks who comes, says what is missing, books, and asks before booking twice [BOOKING-008] [OPEN-089, OPEN-093] [F-223]', async ({
  page,
  visit,
}) => {
  const guest = makeGuest()
  await visit('/')
  const dialog = await openBooking(page)
  await findTable(page, dialog, '21:30')
  await expect(dialog.getByText('Reserva para mañana a las 21:30, para 2 personas.')).toBeInViewport({ ratio: 1 })
  await expect(dialog.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 })
  // Whoever reads with the keyboard or by ear begins there too.
  await expect(dialog.locator(':focus').getByRole('list', { name: 'Pasos de la reserva' })).toBeVisible()
  await test.step('what is missing is said in a toast and at each field [BOOKING-034, BOOKING-035, BOOKING-036, BOOKING-037, ERRORS-048, ERRORS-049]', async () => {
    await dialog.getByRole('button', { name: 'Reservar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Revisa tus datos' })).toBeVisible()
    for (const problem of ['un nombre', 'unos apellidos', 'un correo electrónico']) {
      await expect(dialog.getByText(new RegExp(`^Escribe ${problem} válidos?$`))).toBeVisible()
    }
    await expect(dialog.getByText('Acepta las condiciones para reservar')).toHaveCount(2)
    await expect(dialog.getByLabel('Nombre')).toBeFocused()
  })
  await test.step('two consents lead to their pages, and a third may be given [BOOKING-010, BOOKING-011, F-084]', async () => {
    await expect(dialog.getByRole('link', { name: 'Aviso legal' })).toHaveAttribute('href', '/pages/aviso-legal')
    await expect(dialog.getByRole('link', { name: 'Protección de datos' })).toHaveAttribute('href', '/pages/privacidad')
    await expect(dialog.getByLabel(/novedades y ofertas/)).not.toBeChecked()
  })
  await test.step('a name has more than two letters, and there is room for a wish [BOOKING-009, BOOKING-033]', async () => {
    await fillInBooking(dialog, guest)
    await dialog.getByLabel('Nombre').fill('Al')
    await dialog.getByRole('button', { name: 'Reservar' }).click()
    await expect(dialog.getByText('Escribe un nombre válido')).toBeVisible()
    await dialog.getByLabel('Nombre').fill('Ada')
    await dialog.getByLabel('Observaciones').fill('Una trona, por favor')
    await expectAccessible(page)
  })
  await test.step('the venue has conditions of its own [BOOKING-012]', async () => {
    await dialog.getByRole('button', { name: 'Condiciones del local' }).click()
    const conditions = page.getByRole('dialog', { name: 'Condiciones del local' })
    await expect(conditions.getByRole('paragraph').first()).not.toBeEmpty()
    await conditions.getByRole('button', { name: 'Cerrar' }).click()
  })

  await test.step('booked, said so, and put into a calendar [BOOKING-013, BOOKING-014, BOOKING-019, ERRORS-051]', async () => {
    await dialog.getByRole('button', { name: 'Reservar' }).click()
    await expect(dialog.getByRole('heading', { name: 'Reserva realizada' })).toBeFocused()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Añadir al calendario' }).click()
    expect((await download).suggestedFilename()).toBe('reserva.ics')
    // Half past nine in the evening, by Madrid's clock.
    expect(await text(await (await download).createReadStream())).toContain('DTSTART:20260315T203000Z')
    await dialog.getByRole('button', { name: 'Volver' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  const again = await openBooking(page)
  // The same hour on one device, another hour on the other.
  await findTable(page, again, isWide(page) ? '21:30' : '22:00')
  await fillInBooking(again, guest)
  await again.getByRole('button', { name: 'Reservar' }).click()
  await test.step('whoever has a booking that day is asked first [BOOKING-025, BOOKING-026, ERRORS-044, ERRORS-045, ERRORS-046]', async () => {
    const notice = page.getByRole('dialog', { name: 'Hay una reserva para hoy con el mismo correo o teléfono' })
    await expect(notice).toContainText(
      isWide(page)
        ? 'Ya tienes una reserva para hoy a esa misma hora'
        : 'Ya tienes una reserva para hoy a una hora distinta',
    )
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Cancelar' }).click()
    await again.getByRole('button', { name: 'Reservar' }).click()
    await notice.getByRole('button', { name: 'Confirmar reserva' }).click()
    await expect(again.getByRole('heading', { name: 'Reserva realizada' })).toBeVisible()
  })
})
