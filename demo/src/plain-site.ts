import { type MenuId, type PriceListId, toId, type WarehouseId } from '@comanda/rules/ids'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { defaultDayStart } from '@comanda/rules/venue/business-day'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'
import { sameEveryDay } from './hours.ts'
import { toText } from './words.ts'

const noModes = { delivery: false, pickup: false, table: false, 'digital-card': false, takehere: false }

/** A site with everything switched off; each small demo site switches on what it shows. */
export const plainWebsite: Omit<
  Website,
  'id' | 'title' | 'storeName' | 'description' | 'logo' | 'favicon' | 'colours'
> = {
  phone: '+34 910 000 010',
  email: 'hola@comanda.example',
  version: 0,
  template: 'plantilla1',
  languages: ['es', 'en', 'eu', 'fr', 'ger'],
  defaultLanguage: 'es',
  modes: noModes,
  onlyDigitalCard: false,
  onlyBookings: false,
  onlyUsers: false,
  asksModeOnEntry: false,
  takesBookings: false,
  showsAllergens: true,
  showsDigitalKit: false,
  showsPricesBeforeMode: true,
  tablesOpenedByStaff: false,
  signedTableLinks: false,
  severalOrdersPerTable: true,
  addLabel: toText({ es: 'Lo quiero', en: 'I’ll have it', eu: 'Nahi dut', fr: 'Je le veux', ger: 'Das nehme ich' }),
  mapsKey: null,
  onlyStoreId: null,
  defaultStoreId: null,
  menuId: toId<MenuId>(1),
  priceListId: toId<PriceListId>(1),
  scripts: { head: null, body: null, booking: null },
  tagManagerId: null,
  tablePaymentOrigin: null,
}

/** An open store without zones, rooms or bookings. */
export const plainStore: Omit<Store, 'id' | 'name' | 'address'> = {
  phone: '+34 910 000 010',
  email: 'hola@comanda.example',
  location: null,
  timeZone: toId<TimeZone>('Europe/Madrid'),
  dayStartsAt: defaultDayStart,
  hoursText: toText({
    es: 'Todos los días, 12:00-00:00',
    en: 'Every day, noon to midnight',
    eu: 'Egunero, 12:00-00:00',
    fr: 'Tous les jours, 12 h-minuit',
    ger: 'Täglich 12–24 Uhr',
  }),
  takeawayClosed: false,
  closedText: null,
  modes: noModes,
  hours: {
    openAllDay: false,
    sameDayOnly: false,
    week: sameEveryDay('12:00-00:00'),
    deliveryWeek: sameEveryDay('12:00-00:00'),
    specialDays: [],
    holidays: [],
    slotMinutes: 15,
    leadMinutes: 15,
    ordersPerSlot: null,
    daysAhead: 14,
  },
  zones: [],
  resources: [],
  warehouseId: toId<WarehouseId>(1),
  digitalCardMenuId: null,
  ordering: {
    payWhenOrdering: false,
    sendsStatusBySms: false,
    hidesIngredients: false,
    dessertAfterStatus: null,
    registerOpen: true,
  },
  booking: {
    enabled: false,
    maxParty: 8,
    maxPartyText: null,
    deposit: null,
    freeHours: 24,
    daysAhead: null,
    privacyUrl: '/pages/aviso-legal',
    dataProtectionUrl: '/pages/privacidad',
  },
  stripePublicKey: null,
  conditions: null,
}

export const plainMenus = [{ id: toId<MenuId>(1), name: 'Carta' }]
export const plainPriceLists = [{ id: toId<PriceListId>(1), name: 'Tarifa general', isGeneral: true, prices: [] }]
