import { type StoreId, toId } from '@comanda/rules/ids'
import { localText } from '@comanda/rules/text/local-text'
import type { IsoDate, TimeZone } from '@comanda/rules/time/calendar'
import { minute } from '@comanda/rules/time/minute'
import type { DaySchedule, Store } from '@comanda/rules/venue/store'
import { describe, expect, it } from 'vitest'
import { toRestaurant } from './to-restaurant.ts'

const shift = (from: number, to: number) => ({ from: minute(from * 60), to: minute(to * 60) })
const closed: DaySchedule = { active: false, shifts: [] }
const week: Store['hours']['week'] = {
  monday: closed,
  tuesday: { active: true, shifts: [shift(13, 16), shift(20, 1)] },
  wednesday: closed,
  thursday: closed,
  friday: closed,
  saturday: closed,
  // Shifts left over from before the day was closed.
  sunday: { active: false, shifts: [shift(13, 16)] },
}
const hours = {
  openAllDay: false,
  week,
  specialDays: [
    { date: '2026-12-24' as IsoDate, shifts: [shift(12, 17)] },
    { date: '2026-12-25' as IsoDate, shifts: [] },
  ],
} as unknown as Store['hours']
const store = {
  id: toId<StoreId>(3),
  name: 'Casa Comanda Centro',
  phone: '+34 910 000 000',
  email: '',
  address: { street: 'Calle Mayor 1', postalCode: '28013', city: 'Madrid', province: 'Madrid' },
  location: { latitude: 40.4, longitude: -3.7 },
  timeZone: 'Europe/Madrid' as TimeZone,
  hoursText: localText(''),
  hours,
  booking: { enabled: true },
} as unknown as Store
const website = { storeName: 'Casa Comanda', takesBookings: true, onlyBookings: false, logo: '/pictures/logo.svg' }
const options = { website, origin: 'https://casa.example', description: '', picture: 'https://casa.example/p.webp' }

describe('a venue for search engines', () => {
  it('says where it is, when it opens and where its menu is', () => {
    expect(toRestaurant(store, options)).toMatchObject({
      '@type': 'Restaurant',
      name: 'Casa Comanda Centro',
      telephone: '+34 910 000 000',
      address: { streetAddress: 'Calle Mayor 1', postalCode: '28013', addressLocality: 'Madrid' },
      geo: { latitude: 40.4, longitude: -3.7 },
      hasMenu: 'https://casa.example/',
      logo: 'https://casa.example/pictures/logo.svg',
      acceptsReservations: true,
      currenciesAccepted: 'EUR',
    })
    expect(toRestaurant(store, options)).not.toHaveProperty('email')
  })

  it('lists each shift, and the days that differ', () => {
    const { openingHoursSpecification: hours } = toRestaurant(store, options) as Record<string, readonly object[]>
    expect(hours).toEqual(
      [
        { dayOfWeek: 'https://schema.org/Tuesday', opens: '13:00', closes: '16:00' },
        { dayOfWeek: 'https://schema.org/Tuesday', opens: '20:00', closes: '01:00' },
        { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '12:00', closes: '17:00' },
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      ].map((row) => ({ '@type': 'OpeningHoursSpecification', ...row })),
    )
  })

  it.each([
    ['open all day', { openAllDay: true }],
    ['open from an hour to the same hour', { week: { ...week, tuesday: { active: true, shifts: [shift(0, 0)] } } }],
  ])('is open the whole day when %s', (_, changed) => {
    const always = { ...store, hours: { ...hours, specialDays: [], ...changed } } as Store
    expect(toRestaurant(always, options)).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Tuesday', opens: '00:00', closes: '23:59' }],
    })
  })

  it.each([
    [{ takesBookings: false, onlyBookings: false }, true, false],
    [{ takesBookings: true, onlyBookings: false }, false, false],
    [{ takesBookings: false, onlyBookings: true }, true, true],
  ])('takes bookings when site %j and store %s do: %s', (site, enabled, accepts) => {
    const one = { ...store, booking: { enabled } } as Store
    expect(toRestaurant(one, { ...options, website: { ...website, ...site } })).toMatchObject({
      acceptsReservations: accepts,
    })
  })
})
