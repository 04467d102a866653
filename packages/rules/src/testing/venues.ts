import { toId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { cents } from '../money/cents.ts'
import { localText } from '../text/local-text.ts'
import { type DayWindow, type Instant, type Weekday, weekdays } from '../time/calendar.ts'
import { getMinute } from '../time/minute.ts'
import { defaultTimeZone, instant } from '../time/store-moment.ts'
import { defaultDayStart } from '../venue/business-day.ts'
import type { DaySchedule, DeliveryZone, Resource, Store, StoreHours, WeekSchedule } from '../venue/store.ts'
import type { Website } from '../website/website.ts'
import { id } from './products.ts'

/** Stores and sites for tests: everything open and offered unless a test says otherwise. */
export function at(iso: string): Instant {
  return instant(Date.parse(iso))
}

export function hours(from: string, to: string): DayWindow {
  return { from: getMinute(from), to: getMinute(to) }
}

export function aWeek(shifts: readonly DayWindow[], closed: readonly Weekday[] = []): WeekSchedule {
  const days = weekdays.map((weekday): [Weekday, DaySchedule] => [
    weekday,
    closed.includes(weekday) ? { active: false, shifts } : { active: true, shifts },
  ])
  return Object.fromEntries(days) as unknown as WeekSchedule
}

export function someHours(more: Partial<StoreHours> = {}): StoreHours {
  const week = aWeek([hours('13:00', '16:00')])
  return {
    openAllDay: false,
    sameDayOnly: false,
    week,
    deliveryWeek: more.week ?? week,
    specialDays: [],
    holidays: [],
    slotMinutes: 30,
    leadMinutes: 0,
    ordersPerSlot: null,
    daysAhead: 14,
    ...more,
  }
}

export function modesOf(...on: OrderingMode[]): Record<OrderingMode, boolean> {
  const all = { delivery: false, pickup: false, table: false, 'digital-card': false, takehere: false }
  return { ...all, ...Object.fromEntries(on.map((mode) => [mode, true])) }
}

export const everyMode = modesOf('delivery', 'pickup', 'table', 'digital-card', 'takehere')

export function aZone(postalCodes: readonly string[], more: Partial<DeliveryZone> = {}): DeliveryZone {
  return {
    id: toId(1),
    name: 'Zone',
    postalCodes,
    minimumOrder: cents(1500),
    shippingFee: cents(200),
    freeShippingFrom: null,
    ...more,
  }
}

export function aResource(number: number, more: Partial<Resource> = {}): Resource {
  return {
    id: id(number),
    kind: 'room',
    name: `Room ${number}`,
    menuId: null,
    hasServiceCharge: false,
    asksRoom: false,
    takesBookings: true,
    positions: [],
    ...more,
  }
}

export function aStore(more: Partial<Store> = {}): Store {
  return {
    id: toId(1),
    name: 'Store',
    phone: '',
    email: '',
    address: { street: '', postalCode: '', city: '', province: '' },
    location: null,
    timeZone: defaultTimeZone,
    dayStartsAt: defaultDayStart,
    hoursText: localText(''),
    takeawayClosed: false,
    closedText: null,
    modes: everyMode,
    hours: someHours(),
    zones: [],
    resources: [],
    warehouseId: toId(9),
    digitalCardMenuId: null,
    ordering: {
      payWhenOrdering: false,
      sendsStatusBySms: false,
      hidesIngredients: false,
      dessertAfterStatus: null,
      registerOpen: true,
    },
    booking: {
      enabled: true,
      maxParty: 8,
      maxPartyText: null,
      deposit: null,
      freeHours: 24,
      daysAhead: null,
      privacyUrl: null,
      dataProtectionUrl: null,
    },
    stripePublicKey: null,
    conditions: null,
    ...more,
  }
}

export function aSite(more: Partial<Website> = {}): Website {
  return {
    id: toId(1),
    title: '',
    storeName: '',
    description: localText(''),
    logo: null,
    favicon: null,
    phone: '',
    email: '',
    version: 0,
    template: 'plantilla1',
    colours: { primary: '', secondary: '', accent: '', dark: false, followsVisitor: false },
    languages: ['es', 'en'],
    defaultLanguage: 'es',
    modes: everyMode,
    onlyDigitalCard: false,
    onlyBookings: false,
    onlyUsers: false,
    asksModeOnEntry: false,
    takesBookings: true,
    showsAllergens: true,
    showsDigitalKit: false,
    showsPricesBeforeMode: false,
    tablesOpenedByStaff: false,
    signedTableLinks: false,
    severalOrdersPerTable: false,
    addLabel: localText('Lo quiero'),
    mapsKey: null,
    onlyStoreId: null,
    defaultStoreId: null,
    menuId: toId(0),
    priceListId: toId(1),
    scripts: { head: null, body: null, booking: null },
    tagManagerId: null,
    tablePaymentOrigin: null,
    ...more,
  }
}
