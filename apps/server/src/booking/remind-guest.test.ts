import { type BookingId, type SittingId, toId } from '@comanda/rules/ids'
import { weekdays } from '@comanda/rules/time/calendar'
import { getMinute } from '@comanda/rules/time/minute'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitting, sittingSlot } from '../database/schema/booking.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { aWish } from '../testing/booking/bookings.ts'
import { accepted } from '../testing/cart/carts.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
beforeAll(async () => {
  house = await createTestApp()
})
afterAll(() => house.close())

const listMailsTo = (email: string) =>
  house.database.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email))

it('a guest’s confirmation brings a calendar file, and a reminder waits for the day before until it is cancelled [F-004]', async () => {
  const wish = aWish()
  const { email } = wish.guest
  const mails = () => listMailsTo(email)
  const reply = accepted(await house.client.setBooking(wish))
  const confirmation = (await mails()).find(({ key }) => key === `booking:${reply.id}`)
  expect(confirmation).toMatchObject({ dueAt: null, html: expect.stringContaining('<a href="http') })
  expect(confirmation?.attachments).toMatchObject([
    { kind: 'calendar', text: expect.stringContaining('DTSTART:20261121T200000Z') },
  ])
  const reminder = (await mails()).find(({ key }) => key.startsWith(`booking-reminder:${reply.id}`))
  expect(reminder).toMatchObject({ state: 'waiting', dueAt: Date.parse('2026-11-20T10:00:00+01:00') })
  const [, id = '', key = ''] = /#([\w-]{36})\.([\w-]+)/.exec(reminder?.body ?? '') ?? []
  expect(await house.client.cancelBooking({ bookingId: toId<BookingId>(id), key })).toMatchObject({ status: 'OK' })
  const left = (await mails()).map(({ key: one }) => one.split(':')[0]).sort()
  expect(left).toEqual(['booking', 'booking-guest-cancelled'])
})

it('an hour after midnight is on the next day in the calendar, by the venue’s clock, and the mail says so [F-004]', async () => {
  const { siteId } = house.keys
  const sittingId = toId<SittingId>(901)
  const at = getMinute('00:30')
  const wish = aWish({ sittingId, at })
  const name = { base: 'Copas', variants: {} }
  const copas = { siteId, id: sittingId, resourceId: wish.resourceId, name, weekdays: [...weekdays] }
  await house.database.db.insert(sitting).values({ ...copas, endsAt: getMinute('02:00') })
  const hours = ['22:00', '00:30'].map((hour) => ({ siteId, sittingId, at: getMinute(hour), capacity: 8 }))
  await house.database.db.insert(sittingSlot).values(hours)
  const { id } = accepted(await house.client.setBooking(wish))
  const confirmation = (await listMailsTo(wish.guest.email)).find(({ key }) => key === `booking:${id}`)
  // Half past midnight in Madrid, after the evening of the 21st.
  expect(confirmation?.attachments).toMatchObject([{ text: expect.stringContaining('DTSTART:20261121T233000Z') }])
  expect(confirmation?.body).toContain('Hora: 00:30 (domingo 22 de noviembre)')
})

it('a changed booking is reminded of as it is now, once, and by no link that is not known [F-004]', async () => {
  const wish = aWish()
  const { client } = await house.visit()
  const { id } = accepted(await client.setBooking(wish))
  const { resourceId, sittingId, date } = wish
  const change = { resourceId, sittingId, date, at: getMinute('21:30'), party: 3 }
  accepted(await client.changeBooking({ bookingId: id, key: null, wish: change }))
  const mails = await listMailsTo(wish.guest.email)
  const reminders = mails.filter(({ key }) => key.startsWith('booking-reminder:'))
  expect(reminders).toMatchObject([{ state: 'waiting', dueAt: Date.parse('2026-11-20T10:00:00+01:00') }])
  expect(reminders[0]?.body).toMatch(/Hora: 21:30\nPersonas: 3/)
  const told = mails.find(({ key }) => key.startsWith('booking-guest-changed:'))
  expect(told?.attachments).toMatchObject([{ text: expect.stringContaining('DTSTART:20261121T203000Z') }])
  for (const { body } of [...reminders, ...(told ? [told] : [])])
    expect(body).toContain('enlace del correo de confirmación')
})
