import type { Sitting } from '@comanda/rules/booking/booking'
import { type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import type { Weekday } from '@comanda/rules/time/calendar'
import { getMinute } from '@comanda/rules/time/minute'
import { everyDay } from './hours.ts'
import { toText, type Words } from './words.ts'

export interface SittingSheet {
  readonly id: number
  readonly resource: number
  readonly name: Words
  readonly weekdays?: readonly Weekday[]
  readonly published?: false
  readonly endsAt: string
  /** Arrival hours, in order. */
  readonly slots: readonly string[]
  /** Diners who may arrive at each of them. */
  readonly seats: number
}

export function sitting(sheet: SittingSheet): Sitting {
  return {
    id: toId<SittingId>(sheet.id),
    resourceId: toId<ResourceId>(sheet.resource),
    name: toText(sheet.name),
    weekdays: sheet.weekdays ?? everyDay,
    published: sheet.published ?? true,
    endsAt: getMinute(sheet.endsAt),
    slots: sheet.slots.map((hour) => ({ at: getMinute(hour), capacity: sheet.seats })),
  }
}

export const lunch: Words = {
  es: 'Comida',
  en: 'Lunch',
  eu: 'Bazkaria',
  fr: 'Déjeuner',
  ger: 'Mittag',
  cat: 'Dinar',
  nl: 'Lunch',
}
export const dinner: Words = {
  es: 'Cena',
  en: 'Dinner',
  eu: 'Afaria',
  fr: 'Dîner',
  ger: 'Abend',
  cat: 'Sopar',
  nl: 'Diner',
}
export const lunchSlots = ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30']
export const dinnerSlots = ['20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00']
