import type { MenuId, ResourceId, StoreId, WarehouseId, ZoneId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { ResourceKind } from '../modes/resource-kind.ts'
import type { Cents } from '../money/cents.ts'
import type { LocalText } from '../text/local-text.ts'
import type { DayWindow, Instant, IsoDate, Minute, TimeZone, Weekday } from '../time/calendar.ts'
import type { BookingSettings } from './booking-settings.ts'

/** One venue (SITE-039). */
export interface Store {
  readonly id: StoreId
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly address: StoreAddress
  readonly location: Location | null
  readonly timeZone: TimeZone
  /** When its business day begins. Browsers are not told: only what the venue counts by day depends on it. */
  readonly dayStartsAt: Minute
  /** The opening hours as text, written by the venue. */
  readonly hoursText: LocalText
  readonly takeawayClosed: boolean
  /** Shown when takeaway is closed (SITE-043). */
  readonly closedText: LocalText | null
  readonly modes: Readonly<Record<OrderingMode, boolean>>
  /** Absent where it takes all that it offers. */
  readonly stopped?: StoppedModes
  readonly hours: StoreHours
  readonly zones: readonly DeliveryZone[]
  readonly resources: readonly Resource[]
  readonly warehouseId: WarehouseId
  readonly digitalCardMenuId: MenuId | null
  readonly ordering: OrderingSettings
  readonly booking: BookingSettings
  /** Publishable key when deposits go through Stripe; otherwise they go through the bank (BOOKING-029). */
  readonly stripePublicKey: string | null
  readonly conditions: LocalText | null
}

/** What a store does not take for the time being, because it has too much to do (DAY-219). */
export interface StoppedModes {
  readonly modes: readonly OrderingMode[]
  readonly until: Instant
}

export interface StoreAddress {
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly province: string
}

export interface Location {
  readonly latitude: number
  readonly longitude: number
}

export interface StoreHours {
  /** Skips every hour check (OPEN-108). */
  readonly openAllDay: boolean
  /** Only today can be ordered for (SETUP-031). */
  readonly sameDayOnly: boolean
  readonly week: WeekSchedule
  /** Delivery hours; equal to `week` where the venue has no others (OPEN-108). */
  readonly deliveryWeek: WeekSchedule
  readonly specialDays: readonly SpecialDay[]
  readonly holidays: readonly IsoDate[]
  /** Length of an ordering slot and the time the kitchen needs before the first one. */
  readonly slotMinutes: number
  readonly leadMinutes: number
  /** How many orders the kitchen takes for one slot; null takes any number. Browsers are not told (CART-043). */
  readonly ordersPerSlot: number | null
  /** How many days after today an order can be for. */
  readonly daysAhead: number
}

export type WeekSchedule = Readonly<Record<Weekday, DaySchedule>>

export interface DaySchedule {
  readonly active: boolean
  readonly shifts: readonly DayWindow[]
}

/** A dated exception to the week; no shifts means closed. */
export interface SpecialDay {
  readonly date: IsoDate
  readonly shifts: readonly DayWindow[]
}

/** Where a store delivers, the minimum order, and the price. */
export interface DeliveryZone {
  readonly id: ZoneId
  readonly name: string
  readonly postalCodes: readonly string[]
  readonly minimumOrder: Cents
  readonly shippingFee: Cents
  readonly freeShippingFrom: Cents | null
}

/** A counter, a room or a terrace: what an order or a booking is attached to (TABLE-004). */
export interface Resource {
  readonly id: ResourceId
  readonly kind: ResourceKind
  readonly name: string
  readonly menuId: MenuId | null
  readonly hasServiceCharge: boolean
  readonly asksRoom: boolean
  readonly takesBookings: boolean
  readonly positions: readonly Position[]
}

/** One table of a room. */
export interface Position {
  readonly number: number
  readonly alias: string | null
  readonly seats: number
}

export interface OrderingSettings {
  readonly payWhenOrdering: boolean
  readonly sendsStatusBySms: boolean
  /** Wire `show_prod_config_without_ing`; when true nothing is pre-added and no extra is charged (OPEN-044). */
  readonly hidesIngredients: boolean
  /** The part of the meal after which dessert is offered, such as «main»; its status is followed by «-full» (TABLE-002). */
  readonly dessertAfterStatus: string | null
  /** Cash register open: orders may start (SETUP-043). */
  readonly registerOpen: boolean
}
