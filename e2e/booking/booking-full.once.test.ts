import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type BookingId, type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { instant } from '@comanda/rules/time/store-moment'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { booking } from '../../apps/server/src/database/schema/booking.ts'
import { hashToken } from '../../apps/server/src/session/sessions.ts'
import { aGuest } from '../../apps/server/src/testing/booking/bookings.ts'
import { accepted } from '../../apps/server/src/testing/cart/carts.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { expect, expectAccessible, test } from '../journey.ts'
import { makeGuest } from '../make-guest.ts'
import { readLastMail } from '../read-last-mail.ts'
import { frozenNow } from '../start-server.ts'

const place = {
  storeId: storeIds.palmas,
  resourceId: toId<ResourceId>(resourceIds.palmas.room),
  sittingId: toId<SittingId>(301),
}

const key = 'la-clave-del-correo'

/** All eight seats of every hour. Answers the booking that its key can cancel. */
async function fillEvening(date: IsoDate): Promise<BookingId | undefined> {
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  const { firstName, lastName, email, phone } = aGuest()
  const guests = { siteId: casaComanda.website.id, ...place, date, firstName, lastName, email, phone, party: 8 }
  const rest = { state: 'confirmed' as const, cancelKeyHash: hashToken(key), createdAt: instant(Date.parse(frozenNow)) }
  const hours = ['19:00', '20:00', '21:00', '22:00'].map(getMinute)
  try {
    const made = await database.db
      .insert(booking)
      .values(hours.map((at) => ({ ...guests, ...rest, at })))
      .returning({ id: booking.id })
    return made[0]?.id
  } finally {
    await database.close()
  }
}

test('on a full evening one waits for a table: other days are offered, nothing is booked, and who waits is told when one gets free [F-040]', async ({
  page,
  visit,
  baseURL,
}) => {
  const date = getIsoDate('2026-03-17')
  const full = await fillEvening(date)
  if (full === undefined) throw new Error('nothing was booked')

  await visit('/booking')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Casa Comanda Las Palmas/ }).click()
  await main.getByLabel('Personas').selectOption({ label: '2 personas' })
  await main.getByRole('button', { name: /17 de marzo, completo/ }).click()
  await expect(main.getByRole('heading', { name: '¿Te avisamos si se libera una mesa?' })).toBeVisible()
  await expect(main.getByRole('radio', { name: /^\d\d:\d\d/ })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Continuar' })).toBeDisabled()

  const { email } = makeGuest()
  const send = main.getByRole('button', { name: 'Avisadme' })
  await send.click()
  await expect(main.getByText('Escribe un correo o un teléfono')).toBeVisible()
  await expectAccessible(page)
  await main.getByLabel('Tu nombre').fill('Eva')
  await main.getByLabel('Correo electrónico').fill(email)
  await send.click()
  const kept = main.getByRole('status').filter({ hasText: 'Te avisaremos si se libera una mesa' })
  await expect(kept).toContainText('Es un aviso, no una reserva')
  await expectAccessible(page)
  expect(await readLastMail(email)).toBe('')

  const { origin, host } = new URL(baseURL ?? '')
  const { client } = await openVisit({ send: sendTo(origin), host })
  accepted(await client.cancelBooking({ bookingId: full, key }))
  expect(await readLastMail(email)).toContain('Se ha liberado una mesa en Casa Comanda Las Palmas')
})
