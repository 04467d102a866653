import type { MenuId, StoreId, WarehouseId, ZoneId } from '@comanda/rules/ids'
import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { defaultDayStart } from '@comanda/rules/venue/business-day'
import type { DeliveryZone, Store } from '@comanda/rules/venue/store'
import { z } from 'zod/mini'
import { wireDate, wireInstant } from '../wire/date.ts'
import { wireFlag, wireNumberFlag } from '../wire/flag.ts'
import { wireList, wireText, wireTextOrNull } from '../wire/list.ts'
import { toText, toTextOrNull, wireMultilanguage, wireTextList } from '../wire/multilanguage.ts'
import { wireId, wireIdOrNull, wireWhole } from '../wire/number.ts'
import { wirePrice, wirePriceOrNull } from '../wire/price.ts'
import { generalConfigFields, readBookingSettings, readOrderingSettings, writeGeneralConfig } from './general-config.ts'
import { wireResource } from './resource.ts'
import { wireShift, wireWeek } from './schedule.ts'

const wireZone = z.codec(
  z.object({
    id: wireId<ZoneId>(),
    name: z.string(),
    zip_codes: wireList(z.string()),
    min_purchase: wirePrice,
    shipping: wirePrice,
    free_shipping_from: wirePriceOrNull,
  }),
  z.custom<DeliveryZone>(),
  {
    decode: (zone) => ({
      id: zone.id,
      name: zone.name,
      postalCodes: zone.zip_codes,
      minimumOrder: zone.min_purchase,
      shippingFee: zone.shipping,
      freeShippingFrom: zone.free_shipping_from,
    }),
    encode: (zone) => ({
      id: zone.id,
      name: zone.name,
      zip_codes: zone.postalCodes,
      min_purchase: zone.minimumOrder,
      shipping: zone.shippingFee,
      free_shipping_from: zone.freeShippingFrom,
    }),
  },
)

/** SITE-039, SITE-043, BOOKING-016; our additions come last. */
const storeFields = z.object({
  id: wireId<StoreId>(),
  name: z.string(),
  phone: wireText,
  address: wireText,
  zip: wireText,
  city: wireText,
  state: wireText,
  email: wireText,
  horario: wireText,
  close_takeaway: wireNumberFlag,
  text_when_no_takeaway: wireTextOrNull,
  text_when_no_takeaway_list: wireTextList,
  is_table: wireFlag,
  is_digital_card: wireFlag,
  is_delivery: wireFlag,
  is_takeaway: wireFlag,
  is_take_here: wireFlag,
  pedido_mismo_dia: wireFlag,
  open_all_day: wireFlag,
  horario_web_igual_delivery: wireFlag,
  schedules_web: wireWeek,
  schedules_delivery: wireWeek,
  zones: wireList(wireZone),
  holidays: wireList(z.object({ day_mysql: wireDate })),
  resources: wireList(wireResource),
  warehouse: wireId<WarehouseId>(),
  mode_id_digital_card: wireIdOrNull<MenuId>(),
  general_config: generalConfigFields,
  bookings: wireFlag,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  time_zone: z.string(),
  special_days: wireList(z.object({ day_mysql: wireDate, shifts: wireList(wireShift) })),
  slot_minutes: wireWhole,
  lead_minutes: wireWhole,
  days_ahead: wireWhole,
  stopped: z.nullish(z.object({ modes: wireList(z.enum(orderingModes)), until: wireInstant })),
  multilanguage: wireMultilanguage('horario'),
})
type StoreFields = z.output<typeof storeFields>

export const wireStore = z.codec(storeFields, z.custom<Store>(), { decode: readStore, encode: writeStore })

function readStore(fields: StoreFields): Store {
  const { latitude, longitude } = fields
  return {
    id: fields.id,
    name: fields.name,
    phone: fields.phone,
    email: fields.email,
    address: { street: fields.address, postalCode: fields.zip, city: fields.city, province: fields.state },
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    timeZone: fields.time_zone as TimeZone,
    dayStartsAt: defaultDayStart,
    hoursText: toText(fields.horario, fields.multilanguage.horario),
    takeawayClosed: fields.close_takeaway,
    closedText: toTextOrNull(fields.text_when_no_takeaway, fields.text_when_no_takeaway_list),
    modes: {
      delivery: fields.is_delivery,
      pickup: fields.is_takeaway,
      table: fields.is_table,
      'digital-card': fields.is_digital_card,
      takehere: fields.is_take_here,
    },
    ...(fields.stopped && { stopped: fields.stopped }),
    hours: {
      openAllDay: fields.open_all_day,
      sameDayOnly: fields.pedido_mismo_dia,
      week: fields.schedules_web,
      deliveryWeek: fields.horario_web_igual_delivery ? fields.schedules_web : fields.schedules_delivery,
      specialDays: fields.special_days.map(({ day_mysql, shifts }) => ({ date: day_mysql, shifts })),
      holidays: fields.holidays.map(({ day_mysql }) => day_mysql),
      slotMinutes: fields.slot_minutes,
      leadMinutes: fields.lead_minutes,
      ordersPerSlot: null,
      daysAhead: fields.days_ahead,
    },
    zones: fields.zones,
    resources: fields.resources,
    warehouseId: fields.warehouse,
    digitalCardMenuId: fields.mode_id_digital_card,
    ordering: readOrderingSettings(fields.general_config),
    booking: readBookingSettings(fields.general_config, fields.bookings),
    stripePublicKey: fields.general_config.stripe ? fields.general_config.stripe_config_public_key : null,
    conditions: toTextOrNull(
      fields.general_config.conditions_store,
      fields.general_config.multilanguage.conditions_store,
    ),
  }
}

function writeStore(store: Store): StoreFields {
  const { hours } = store
  return {
    id: store.id,
    name: store.name,
    phone: store.phone,
    address: store.address.street,
    zip: store.address.postalCode,
    city: store.address.city,
    state: store.address.province,
    email: store.email,
    horario: store.hoursText.base,
    close_takeaway: store.takeawayClosed,
    text_when_no_takeaway: store.closedText?.base ?? null,
    text_when_no_takeaway_list: store.closedText?.variants ?? {},
    is_table: store.modes.table,
    is_digital_card: store.modes['digital-card'],
    is_delivery: store.modes.delivery,
    is_takeaway: store.modes.pickup,
    is_take_here: store.modes.takehere,
    pedido_mismo_dia: hours.sameDayOnly,
    open_all_day: hours.openAllDay,
    horario_web_igual_delivery: JSON.stringify(hours.week) === JSON.stringify(hours.deliveryWeek),
    schedules_web: hours.week,
    schedules_delivery: hours.deliveryWeek,
    zones: store.zones,
    holidays: hours.holidays.map((date) => ({ day_mysql: date })),
    resources: store.resources,
    warehouse: store.warehouseId,
    mode_id_digital_card: store.digitalCardMenuId,
    general_config: writeGeneralConfig(store),
    bookings: store.booking.enabled,
    latitude: store.location?.latitude ?? null,
    longitude: store.location?.longitude ?? null,
    time_zone: store.timeZone,
    special_days: hours.specialDays.map(({ date, shifts }) => ({ day_mysql: date, shifts })),
    slot_minutes: hours.slotMinutes,
    lead_minutes: hours.leadMinutes,
    days_ahead: hours.daysAhead,
    stopped: store.stopped ? { ...store.stopped, modes: [...store.stopped.modes] } : null,
    multilanguage: { horario: store.hoursText.variants },
  }
}
