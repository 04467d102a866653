import type { CartId, ResourceId, StoreId } from '@comanda/rules/ids'
import { modeRules } from '@comanda/rules/modes/mode-rules'
import type { DayWindow, IsoDate } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import { z } from 'zod/mini'
import { wireDate } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireId, wireIdOrNull, wireUuidOrNull } from '../wire/number.ts'
import { typedLine, typedLineOrEmpty } from '../wire/typed-text.ts'
import { wireShift } from './schedule.ts'
import { wireStore } from './store.ts'

export interface AddressSearch {
  readonly street: string
  readonly number: string
  readonly postalCode: string
  readonly city: string
  readonly province: string
}

export const addressSearch = z.codec(
  z.object({
    address: typedLineOrEmpty(254),
    number: typedLineOrEmpty(254),
    zip_code: typedLine(254),
    city: typedLineOrEmpty(254),
    province: typedLineOrEmpty(254),
  }),
  z.custom<AddressSearch>(),
  {
    decode: ({ address, number, zip_code, city, province }) => ({
      street: address,
      number,
      postalCode: zip_code,
      city,
      province,
    }),
    encode: ({ street, number, postalCode, city, province }) => ({
      address: street,
      number,
      zip_code: postalCode,
      city,
      province,
    }),
  },
)

/** The venue that serves an address, and all others that do; having none is not an error (SETUP-040). */
export interface NearestStores {
  readonly store: Store | null
  readonly list: readonly Store[]
}

export const nearestStores = z.codec(
  z.object({ store: z.nullable(wireStore), list: z.array(wireStore) }),
  z.custom<NearestStores>(),
  {
    decode: (found) => found,
    encode: ({ store, list }) => ({ store, list: [...list] }),
  },
)

/** Which hours are asked for: those of the cart, else those of the given mode, else the venue's web hours. */
export const hoursSearch = z.codec(
  z.object({
    id: wireId<StoreId>(),
    sale_temp_id: wireUuidOrNull<CartId>(),
    date: wireDate,
    delivery_mode: z.nullish(z.enum(['delivery', 'pickup', 'takehere'])),
  }),
  z.custom<HoursSearch>(),
  {
    decode: ({ id, sale_temp_id, date, delivery_mode }) => ({
      storeId: id,
      cartId: sale_temp_id,
      date,
      mode: delivery_mode ?? null,
    }),
    encode: ({ storeId, cartId, date, mode }) => ({
      id: storeId,
      sale_temp_id: cartId,
      date,
      delivery_mode: mode,
    }),
  },
)

export interface HoursSearch {
  readonly storeId: StoreId
  readonly cartId: CartId | null
  readonly date: IsoDate
  readonly mode: 'delivery' | 'pickup' | 'takehere' | null
}

/** The hours of a date for both kinds of takeaway; the cart is accepted but not needed (OPEN-008). */
export const dayHoursSearch = z.codec(
  z.object({ id: wireId<StoreId>(), date: wireDate, sale_temp_id: wireUuidOrNull<CartId>() }),
  z.custom<DayHoursSearch>(),
  {
    decode: ({ id, date, sale_temp_id }) => ({ storeId: id, date, cartId: sale_temp_id }),
    encode: ({ storeId, date, cartId }) => ({ id: storeId, date, sale_temp_id: cartId }),
  },
)

export type DayHoursSearch = Omit<HoursSearch, 'mode'>

export interface DayHours {
  readonly pickup: readonly DayWindow[]
  readonly delivery: readonly DayWindow[]
}

export const dayHours = z.codec(
  z.object({ takeaway: z.array(wireShift), delivery: z.array(wireShift) }),
  z.custom<DayHours>(),
  {
    decode: ({ takeaway, delivery }) => ({ pickup: takeaway, delivery }),
    encode: ({ pickup, delivery }) => ({ takeaway: [...pickup], delivery: [...delivery] }),
  },
)

/** The things that the minimum depends on: the mode and the address (SETUP-041, OPEN-009). */
export interface MinimumSearch extends Omit<AddressSearch, 'province'> {
  readonly mode: 'delivery' | 'pickup'
  readonly storeId: StoreId | null
}

export const minimumSearch = z.codec(
  z.object({
    address: typedLineOrEmpty(254),
    number: typedLineOrEmpty(254),
    zip_code: typedLineOrEmpty(254),
    city: typedLineOrEmpty(254),
    type_purchase: z.enum(['delivery', 'takeaway']),
    selected_store: wireIdOrNull<StoreId>(),
  }),
  z.custom<MinimumSearch>(),
  {
    decode: ({ address, number, zip_code, city, type_purchase, selected_store }) => ({
      street: address,
      number,
      postalCode: zip_code,
      city,
      mode: type_purchase === 'takeaway' ? ('pickup' as const) : ('delivery' as const),
      storeId: selected_store,
    }),
    encode: ({ street, number, postalCode, city, mode, storeId }) => ({
      address: street,
      number,
      zip_code: postalCode,
      city,
      type_purchase: mode === 'pickup' ? ('takeaway' as const) : ('delivery' as const),
      selected_store: storeId,
    }),
  },
)

/** By its id, or as the counter of a venue: 1 delivery, 2 pickup, 3 eat here (CONST-018). */
export interface ResourceSearch {
  readonly resourceId: ResourceId | null
  readonly storeId: StoreId | null
  readonly kind: Counter | null
}

/** The modes that have a counter; the rules have the code of each in its row. */
const counters = ['delivery', 'pickup', 'takehere'] as const
type Counter = (typeof counters)[number]

const wireCounter = z.codec(
  z.nullish(z.union([z.enum(['1', '2', '3', '']), z.literal([1, 2, 3])])),
  z.custom<Counter | null>(),
  {
    decode: (code) => counters.find((mode) => modeRules[mode].resourceCode === Number(code)) ?? null,
    encode: (mode) => (mode === null ? null : modeRules[mode].resourceCode),
  },
)

export const resourceSearch = z.codec(
  z.object({
    id: wireIdOrNull<ResourceId>(),
    store: wireIdOrNull<StoreId>(),
    delivery: wireCounter,
    web: wireFlag,
  }),
  z.custom<ResourceSearch>(),
  {
    decode: ({ id, store, delivery }) => ({
      resourceId: id,
      storeId: store,
      kind: delivery,
    }),
    encode: ({ resourceId, storeId, kind }) => ({
      id: resourceId,
      store: storeId,
      delivery: kind,
      web: kind === 'takehere',
    }),
  },
)

export const oneStore = z.codec(z.object({ id: wireId<StoreId>() }), z.custom<{ readonly storeId: StoreId }>(), {
  decode: ({ id }) => ({ storeId: id }),
  encode: ({ storeId }) => ({ id: storeId }),
})
