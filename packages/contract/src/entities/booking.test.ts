import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { exampleStore } from '../examples/venue.ts'
import { wireBookingDay, wireBookingWish, wireSitting } from './booking.ts'
import { wireBookableZone } from './resource.ts'
import { wireStore } from './store.ts'

const wish = {
  _customer_first_name: 'Ana',
  _customer_last_name: 'Gil',
  _customer_phone: '600123456',
  _customer_email: 'ana@example.com',
  observations: 'trona',
  _send_menu: 1,
  resource_id: 4,
  date_reserv: '2026-11-20',
  hour_reserv: '20:30',
  pax: '4',
  turn_id: 2,
  store_id: 1,
  origin_id: 1,
  pay_data: '0195a000-0000-7000-8000-000000000001',
} as const

it('a booking is sent with everything it needs, day and hour as YYYY-MM-DD and HH:MM [BOOKING-015] [OPEN-075]', () => {
  const read = z.decode(wireBookingWish, wish)
  expect(read).toEqual({
    storeId: 1,
    resourceId: 4,
    sittingId: 2,
    date: '2026-11-20',
    at: 20 * 60 + 30,
    party: 4,
    notes: 'trona',
    guest: {
      firstName: 'Ana',
      lastName: 'Gil',
      email: 'ana@example.com',
      phone: '600123456',
      acceptsMarketing: true,
    },
    depositAttemptId: wish.pay_data,
  })
  expect(z.encode(wireBookingWish, read)).toEqual(wish)
})

it('a booking sends the party as text, no menu as 0, and always the origin 1 [BOOKING-015] [CONST-027]', () => {
  const read = z.decode(wireBookingWish, { ...wish, pax: 2, _send_menu: 0, pay_data: null })
  expect(z.encode(wireBookingWish, read)).toEqual({ ...wish, pax: '2', _send_menu: 0, pay_data: null })
  expect(z.safeDecode(wireBookingWish, { ...wish, origin_id: 2 as never }).success).toBe(false)
})

it('zones, turns with their tramos and days carry what a guest chooses from [BOOKING-017]', () => {
  const zone = { id: 4, name: 'Terraza', resource_id: 4 }
  expect(z.decode(wireBookableZone, zone)).toEqual({ resourceId: 4, name: 'Terraza' })
  expect(z.encode(wireBookableZone, z.decode(wireBookableZone, zone))).toEqual(zone)

  const turn = {
    id: 2,
    name_turn: 'Cena',
    turn_id: 2,
    resource_id: 4,
    end_hour: '23:30',
    tramos: [
      { hour: '20:00', completed: 1 },
      { hour: '20:30', completed: 0 },
    ],
  }
  const sitting = z.decode(wireSitting, turn)
  expect(sitting).toEqual({
    id: 2,
    resourceId: 4,
    name: 'Cena',
    endsAt: 23 * 60 + 30,
    slots: [
      { at: 1200, completed: true },
      { at: 1230, completed: false },
    ],
  })
  expect(z.encode(wireSitting, sitting)).toEqual(turn)

  const day = { day: '2026-11-20', free: 1 }
  expect(z.decode(wireBookingDay, day)).toEqual({ date: '2026-11-20', isFree: true })
  expect(z.encode(wireBookingDay, { ...z.decode(wireBookingDay, day), isFree: false })).toEqual({ ...day, free: 0 })
})

it.each([
  ['1', true],
  ['0', false],
])('a venue carries id, name and bookings %j, so bookings are enabled: %j [BOOKING-016]', (bookings, enabled) => {
  const wire = { ...exampleStore, id: 3, name: 'Casa Comanda', bookings }
  const store = z.decode(wireStore, wire)
  expect(store).toMatchObject({ id: 3, name: 'Casa Comanda', booking: { enabled } })
  expect(z.encode(wireStore, store)).toMatchObject({ id: 3, name: 'Casa Comanda', bookings })
})
