import type { Weekday } from '@comanda/rules/time/calendar'
import { everyDay } from '../hours.ts'
import { dinner, dinnerSlots, lunch, lunchSlots, sitting } from '../sitting.ts'
import { resourceIds } from './tables.ts'

const { centro, malasana, palmas } = resourceIds
const notMonday: readonly Weekday[] = everyDay.filter((day) => day !== 'monday')

export const sittings = [
  sitting({ id: 101, resource: centro.room, name: lunch, slots: lunchSlots, seats: 16, endsAt: '17:00' }),
  sitting({ id: 102, resource: centro.room, name: dinner, slots: dinnerSlots, seats: 16, endsAt: '01:00' }),
  sitting({ id: 103, resource: centro.terrace, name: lunch, slots: lunchSlots, seats: 8, endsAt: '17:00' }),
  sitting({
    id: 104,
    resource: centro.terrace,
    slots: ['18:00', '18:30', '19:00', '19:30'],
    seats: 12,
    endsAt: '20:30',
    name: {
      es: 'Merienda',
      en: 'Late afternoon',
      eu: 'Askaria',
      fr: 'Goûter',
      ger: 'Nachmittag',
      cat: 'Berenar',
      nl: 'Late middag',
    },
  }),
  sitting({
    id: 105,
    resource: centro.salon,
    name: dinner,
    weekdays: ['thursday', 'friday', 'saturday'],
    slots: ['20:30', '22:30'],
    seats: 24,
    endsAt: '01:30',
  }),
  sitting({
    id: 106,
    resource: centro.room,
    name: {
      es: 'Turno de pruebas',
      en: 'Trial sitting',
      eu: 'Probako txanda',
      fr: 'Service d’essai',
      ger: 'Probelauf',
      cat: 'Torn de proves',
      nl: 'Proefmoment',
    },
    published: false,
    slots: ['11:00'],
    seats: 4,
    endsAt: '12:00',
  }),
  sitting({
    id: 201,
    resource: malasana.room,
    name: lunch,
    weekdays: notMonday,
    slots: lunchSlots,
    seats: 12,
    endsAt: '17:00',
  }),
  sitting({
    id: 202,
    resource: malasana.room,
    name: dinner,
    weekdays: notMonday,
    slots: dinnerSlots,
    seats: 12,
    endsAt: '01:30',
  }),
  sitting({
    id: 301,
    resource: palmas.room,
    name: dinner,
    slots: ['19:00', '20:00', '21:00', '22:00'],
    seats: 8,
    endsAt: '23:00',
  }),
]
