import type { CartId, CustomerId, MenuId, PriceListId, ResourceId, StoreId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import { z } from 'zod'
import { call } from '../call.ts'
import { wireBookableZone, wireResource } from '../entities/resource.ts'
import { wireShift } from '../entities/schedule.ts'
import { wireStore } from '../entities/store.ts'
import { wireCount } from '../wire/count.ts'
import { wireDate } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireText, wireTextOrNull } from '../wire/list.ts'
import { wireId, wireIdOrNull, wireUuidOrNull, wireWhole } from '../wire/number.ts'
import { exampleResource, exampleStore } from './venue.example.ts'

const oneStore = z.codec(z.object({ id: wireId<StoreId>() }), z.custom<{ readonly storeId: StoreId }>(), {
  decode: ({ id }) => ({ storeId: id }),
  encode: ({ storeId }) => ({ id: storeId }),
})

export const getStores = call({
  method: 'GET',
  path: '/Stores',
  caller: 'visitor',
  shared: true,
  requirements: ['API-030', 'SITE-039', 'SITE-040', 'SITE-041'],
  summary: 'All venues of the site.',
  request: z.object({}),
  reply: z.array(wireStore),
  example: { request: {}, reply: [exampleStore] },
})

export const getStoresCount = call({
  method: 'GET',
  path: '/Stores/count',
  caller: 'visitor',
  shared: true,
  requirements: ['API-009', 'API-031', 'SITE-046'],
  summary: 'How many venues the site has: an array whose first element is the count.',
  request: z.object({}),
  reply: wireCount,
  example: { request: {}, reply: [3] },
})

export const getStore = call({
  method: 'GET',
  path: '/Store',
  caller: 'visitor',
  shared: true,
  requirements: ['API-032'],
  summary: 'One venue.',
  request: oneStore,
  reply: wireStore,
  example: { request: { id: 1 }, reply: exampleStore },
})

export const getStoreMode = call({
  method: 'GET',
  path: '/Store/getModeWeb',
  caller: 'visitor',
  shared: true,
  requirements: ['API-033', 'SITE-047'],
  summary: 'The menu (wire `mode`) a venue shows on the web before a mode is chosen.',
  request: oneStore,
  reply: z.codec(z.object({ mode: wireWhole }), z.custom<{ readonly menuId: MenuId }>(), {
    decode: ({ mode }) => ({ menuId: mode as MenuId }),
    encode: ({ menuId }) => ({ mode: Number(menuId) }),
  }),
  example: { request: { id: 1 }, reply: { mode: 0 } },
})

export interface AddressSearch {
  readonly street: string
  readonly number: string
  readonly postalCode: string
  readonly city: string
  readonly province: string
}

/** The venue that serves an address, and every other that also does; none is not an error (SETUP-040). */
export interface NearestStores {
  readonly store: Store | null
  readonly list: readonly Store[]
}

export const getNearestStore = call({
  method: 'GET',
  path: '/Store/nearestStore',
  caller: 'visitor',
  requirements: ['API-034', 'SETUP-039'],
  summary: 'The venue that delivers to an address, and the list of all that do.',
  request: z.codec(
    z.object({ address: wireText, number: wireText, zip_code: z.string(), city: wireText, province: wireText }),
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
  ),
  reply: z.codec(z.object({ store: wireStore.nullable(), list: z.array(wireStore) }), z.custom<NearestStores>(), {
    decode: (found) => found,
    encode: ({ store, list }) => ({ store, list: [...list] }),
  }),
  example: {
    request: { address: 'Calle Mayor', number: '1', zip_code: '28013', city: 'Madrid', province: 'Madrid' },
    reply: { store: exampleStore, list: [exampleStore] },
  },
})

/** Which hours are meant: those of the cart, else those of the mode said here, else the venue's web hours. */
const hoursSearch = z.codec(
  z.object({
    id: wireId<StoreId>(),
    sale_temp_id: wireUuidOrNull<CartId>(),
    date: wireDate,
    delivery_mode: z.enum(['delivery', 'pickup', 'takehere']).nullish(),
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
  readonly date: z.output<typeof wireDate>
  readonly mode: 'delivery' | 'pickup' | 'takehere' | null
}

export const getHoursSchedule = call({
  method: 'GET',
  path: '/Store/getHoursSchedule',
  caller: 'visitor',
  requirements: ['API-035', 'SETUP-034'],
  summary: 'The time ranges that can still be ordered for on a date.',
  request: hoursSearch,
  reply: z.array(wireShift),
  example: {
    request: { id: 1, date: '2026-03-14', delivery_mode: 'pickup' },
    reply: [{ start_hour: '13:00', end_hour: '13:15' }],
  },
})

export const getC10Client = call({
  method: 'GET',
  path: '/Store/getC10Id',
  caller: 'visitor',
  requirements: ['API-037'],
  summary: 'The loyalty client of the session: the client_id its receipts are listed under, null for a guest.',
  request: z.object({}),
  reply: z.codec(
    z.object({ c10Id: wireUuidOrNull<CustomerId>() }),
    z.custom<{ readonly clientId: CustomerId | null }>(),
    { decode: ({ c10Id }) => ({ clientId: c10Id }), encode: ({ clientId }) => ({ c10Id: clientId }) },
  ),
  example: { request: {}, reply: { c10Id: null } },
})

/** By its id, or as the counter of a venue: 1 delivery, 2 pickup, 3 eat here (CONST-018). */
export interface ResourceSearch {
  readonly resourceId: ResourceId | null
  readonly storeId: StoreId | null
  readonly kind: 'delivery' | 'pickup' | 'takehere' | null
}

const resourceCodes = { 1: 'delivery', 2: 'pickup', 3: 'takehere' } as const
const codesByKind = { delivery: 1, pickup: 2, takehere: 3 } as const
const codeOnWire = z.codec(
  z
    .enum(['1', '2', '3', ''])
    .or(z.literal([1, 2, 3]))
    .nullish(),
  z.literal([1, 2, 3]).nullable(),
  {
    decode: (code) => (code ? (Number(code) as 1 | 2 | 3) : null),
    encode: (code) => code,
  },
)

export const getResource = call({
  method: 'GET',
  path: '/Resource',
  caller: 'visitor',
  shared: true,
  requirements: ['API-063', 'TABLE-004', 'CONST-018'],
  summary: 'A room or a counter: by id, or the counter of a venue for delivery (1), pickup (2) or eating here (3).',
  request: z.codec(
    z.object({
      id: wireIdOrNull<ResourceId>(),
      store: wireIdOrNull<StoreId>(),
      delivery: codeOnWire,
      web: wireFlag,
    }),
    z.custom<ResourceSearch>(),
    {
      decode: ({ id, store, delivery }) => ({
        resourceId: id,
        storeId: store,
        kind: delivery === null ? null : resourceCodes[delivery],
      }),
      encode: ({ resourceId, storeId, kind }) => ({
        id: resourceId,
        store: storeId,
        delivery: kind === null ? null : codesByKind[kind],
        web: kind === 'takehere',
      }),
    },
  ),
  reply: wireResource,
  example: { request: { store: 1, delivery: 1 }, reply: exampleResource },
})

export const getResourceAlias = call({
  method: 'GET',
  path: '/Resource/getAlias',
  caller: 'visitor',
  shared: true,
  requirements: ['API-064'],
  summary: "A table's room and its own name, if it has one.",
  request: z.codec(
    z.object({ resource: wireId<ResourceId>(), resource_pos: wireWhole }),
    z.custom<{ readonly resourceId: ResourceId; readonly position: number }>(),
    {
      decode: ({ resource, resource_pos }) => ({ resourceId: resource, position: resource_pos }),
      encode: ({ resourceId, position }) => ({ resource: resourceId, resource_pos: position }),
    },
  ),
  reply: z.object({ name: z.string(), alias: wireTextOrNull }),
  example: { request: { resource: 4, resource_pos: 7 }, reply: { name: 'Terraza', alias: 'Olivo' } },
})

export const getResourcesBooking = call({
  method: 'GET',
  path: '/Resources/noCompleteObject',
  caller: 'visitor',
  shared: true,
  requirements: ['API-065', 'BOOKING-017'],
  summary: 'The zones of a venue that take bookings.',
  request: z.codec(
    z.object({ store_id: wireId<StoreId>(), reservs: wireFlag }),
    z.custom<{ readonly storeId: StoreId }>(),
    {
      decode: ({ store_id }) => ({ storeId: store_id }),
      encode: ({ storeId }) => ({ store_id: storeId, reservs: true }),
    },
  ),
  reply: z.array(wireBookableZone),
  example: { request: { store_id: 1, reservs: '1' }, reply: [{ id: 4, name: 'Terraza', resource_id: 4 }] },
})

export interface GeneralPriceList {
  readonly id: PriceListId
  readonly name: string
}

export const getPriceList = call({
  method: 'GET',
  path: '/PriceLists/getGeneralListForTpv',
  caller: 'visitor',
  shared: true,
  requirements: ['API-068', 'PRICE-033'],
  summary: 'The general price list, sent as list_id in the envelope.',
  request: z.object({}),
  reply: z.codec(z.object({ id: wireId<PriceListId>(), name: z.string() }), z.custom<GeneralPriceList>(), {
    decode: (list) => list,
    encode: (list) => list,
  }),
  example: { request: {}, reply: { id: 1, name: 'General' } },
})
