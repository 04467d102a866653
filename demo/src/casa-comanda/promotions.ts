import { type CombinationId, type ProductId, type PromotionId, toId } from '@comanda/rules/ids'
import type { Promotion, PromotionDeal } from '@comanda/rules/promotions/promotion'
import type { DayWindow, Weekday } from '@comanda/rules/time/calendar'
import type { StorePromotion } from '../demo-site.ts'
import { euros, percent } from '../euros.ts'
import { allDay, everyDay, span } from '../hours.ts'
import { storeIds } from './stores.ts'

interface PromotionSheet {
  readonly id: number
  readonly name: string
  readonly products?: readonly number[]
  readonly combinations?: readonly number[]
  readonly bought: number
  readonly deal: PromotionDeal
  readonly weekdays?: readonly Weekday[]
  readonly hours?: DayWindow
  readonly onHolidays?: true
  readonly onHolidayEves?: true
  readonly atTables?: false
  readonly stores?: StorePromotion['storeIds']
}

function promotion(sheet: PromotionSheet): StorePromotion {
  const made: Promotion = {
    id: toId<PromotionId>(sheet.id),
    name: sheet.name,
    weekdays: sheet.weekdays ?? everyDay,
    onHolidays: sheet.onHolidays ?? false,
    onHolidayEves: sheet.onHolidayEves ?? false,
    hours: sheet.hours ?? allDay,
    productIds: (sheet.products ?? []).map((id) => toId<ProductId>(id)),
    combinationIds: (sheet.combinations ?? []).map((id) => toId<CombinationId>(id)),
    bought: sheet.bought,
    deal: sheet.deal,
    atTables: sheet.atTables ?? true,
  }
  return { promotion: made, storeIds: sheet.stores ?? [] }
}

export const promotions: readonly StorePromotion[] = [
  // Half portions only (the first combination of each), so that a full one is never given away.
  promotion({
    id: 1,
    name: '3x2 en nigiris de dos piezas',
    combinations: [701001, 702001],
    bought: 3,
    deal: { kind: 'free-units', free: 1 },
  }),
  promotion({
    id: 2,
    name: 'Hora feliz: dos cañas a 2 € cada una',
    products: [911],
    bought: 2,
    deal: { kind: 'fixed-price', price: euros(2) },
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday'],
    hours: span('18:00-20:30'),
  }),
  promotion({
    id: 3,
    name: 'Segundo postre a mitad de precio',
    products: [801, 802, 804, 806],
    bought: 2,
    deal: { kind: 'percent-off', share: percent(50) },
  }),
  promotion({
    id: 4,
    name: 'Última ronda: 20 % en vermut y sangría',
    products: [913, 914],
    bought: 1,
    deal: { kind: 'percent-off', share: percent(20) },
    weekdays: ['friday', 'saturday'],
    hours: span('23:00-02:00'),
    stores: [storeIds.malasana],
  }),
  promotion({
    id: 5,
    name: 'Festivos y vísperas: tabla de quesos a 12 €',
    products: [210],
    bought: 1,
    deal: { kind: 'fixed-price', price: euros(12) },
    weekdays: [],
    onHolidays: true,
    onHolidayEves: true,
  }),
  promotion({
    id: 6,
    name: 'Para casa: 2x1 en patatas bravas',
    products: [201],
    bought: 2,
    deal: { kind: 'free-units', free: 1 },
    weekdays: ['monday'],
    atTables: false,
  }),
]
