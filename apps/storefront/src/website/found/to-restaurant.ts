import type { DayWindow, Weekday } from '@comanda/rules/time/calendar'
import { weekdays } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import type { Store, StoreHours } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'

const dayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>

const wholeDay = { opens: '00:00', closes: '23:59' }

export interface RestaurantOptions {
  readonly website: Pick<Website, 'storeName' | 'takesBookings' | 'onlyBookings' | 'logo'>
  readonly origin: string
  readonly description: string
  readonly picture: string
}

/** One venue as schema.org data, for search engines and maps. */
export function toRestaurant(store: Store, { website, origin, description, picture }: RestaurantOptions): object {
  const { address, location } = store
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${origin}/#store-${store.id}`,
    name: store.name,
    ...(description && { description }),
    url: `${origin}/`,
    image: picture,
    ...(website.logo && { logo: new URL(website.logo, origin).href }),
    ...(store.phone && { telephone: store.phone }),
    ...(store.email && { email: store.email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.province,
      addressCountry: 'ES',
    },
    ...(location && {
      geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    }),
    openingHoursSpecification: listHours(store.hours),
    ...(!website.onlyBookings && { hasMenu: `${origin}/` }),
    acceptsReservations: (website.takesBookings || website.onlyBookings) && store.booking.enabled,
    currenciesAccepted: 'EUR',
    brand: { '@type': 'Brand', name: website.storeName },
  }
}

/** The week, then the special days; a day with the same hour twice is closed. */
function listHours({ week, specialDays, openAllDay }: StoreHours): readonly object[] {
  const spans = (shifts: readonly DayWindow[]) => (openAllDay ? [wholeDay] : shifts.map(toSpan))
  const usual = weekdays.flatMap((day) =>
    week[day].active
      ? spans(week[day].shifts).map((span) => toHours({ dayOfWeek: `https://schema.org/${dayNames[day]}`, ...span }))
      : [],
  )
  const exceptions = specialDays.flatMap(({ date, shifts }) =>
    (shifts.length ? spans(shifts) : [{ opens: '00:00', closes: '00:00' }]).map((span) =>
      toHours({ validFrom: date, validThrough: date, ...span }),
    ),
  )
  return [...usual, ...exceptions]
}

function toSpan({ from, to }: DayWindow): { opens: string; closes: string } {
  // A span that ends where it begins lasts the whole day, which schema.org would read as closed.
  return from === to ? wholeDay : { opens: formatMinute(from), closes: formatMinute(to) }
}

function toHours(hours: object): object {
  return { '@type': 'OpeningHoursSpecification', ...hours }
}
