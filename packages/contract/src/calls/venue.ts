import type { CustomerId, MenuId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireGeneralPriceList } from '../entities/price-list.ts'
import { wireStore } from '../entities/store.ts'
import { addressSearch, minimumSearch, nearestStores, oneStore } from '../entities/venue-searches.ts'
import type { Example } from '../example.ts'
import { exampleStore } from '../examples/venue.ts'
import { wireCount } from '../wire/count.ts'
import { wireUuidOrNull, wireWhole } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'

export const getStores = call({
  method: 'GET',
  path: '/Stores',
  caller: 'visitor',
  shared: true,
  requirements: ['API-030', 'SITE-039', 'SITE-040', 'SITE-041'],
  summary: 'All venues of the site.',
  request: z.object({}),
  reply: z.array(wireStore),
})
export const getStoresExample = (): Example<typeof getStores> => ({ request: {}, reply: [exampleStore] })

export const getStoresCount = call({
  method: 'GET',
  path: '/Stores/count',
  caller: 'visitor',
  shared: true,
  requirements: ['API-009', 'API-031', 'SITE-046'],
  summary: 'How many venues the site has: an array whose first element is the count.',
  request: z.object({}),
  reply: wireCount,
})
export const getStoresCountExample = (): Example<typeof getStoresCount> => ({ request: {}, reply: [3] })

export const getStore = call({
  method: 'GET',
  path: '/Store',
  caller: 'visitor',
  shared: true,
  requirements: ['API-032'],
  summary: 'One venue.',
  request: oneStore,
  reply: wireStore,
})
export const getStoreExample = (): Example<typeof getStore> => ({ request: { id: 1 }, reply: exampleStore })

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
})
export const getStoreModeExample = (): Example<typeof getStoreMode> => ({ request: { id: 1 }, reply: { mode: 0 } })

export const getNearestStore = call({
  method: 'GET',
  path: '/Store/nearestStore',
  caller: 'visitor',
  requirements: ['API-034', 'SETUP-039'],
  summary: 'The venue that delivers to an address, and the list of all that do.',
  request: addressSearch,
  reply: nearestStores,
})
export const getNearestStoreExample = (): Example<typeof getNearestStore> => ({
  request: { address: 'Calle Mayor', number: '1', zip_code: '28013', city: 'Madrid', province: 'Madrid' },
  reply: { store: exampleStore, list: [exampleStore] },
})

export const getMinPurchase = call({
  method: 'GET',
  path: '/SaleTemp/getMinPurchase',
  caller: 'visitor',
  requirements: ['API-079', 'SETUP-041'],
  summary: 'What an order must reach at an address, in the venue chosen or the one nearest to it.',
  request: minimumSearch,
  reply: z.codec(z.object({ min_purchase: wirePrice }), z.custom<{ readonly minimum: Cents }>(), {
    decode: ({ min_purchase }) => ({ minimum: min_purchase }),
    encode: ({ minimum }) => ({ min_purchase: minimum }),
  }),
})
export const getMinPurchaseExample = (): Example<typeof getMinPurchase> => ({
  request: {
    address: 'Calle Mayor',
    number: '1',
    zip_code: '28013',
    city: 'Madrid',
    type_purchase: 'delivery',
    selected_store: 1,
  },
  reply: { min_purchase: '12.00' },
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
})
export const getC10ClientExample = (): Example<typeof getC10Client> => ({ request: {}, reply: { c10Id: null } })

export const getPriceList = call({
  method: 'GET',
  path: '/PriceLists/getGeneralListForTpv',
  caller: 'visitor',
  shared: true,
  requirements: ['API-068', 'PRICE-033'],
  summary: 'The general price list, sent as list_id in the envelope.',
  request: z.object({}),
  reply: wireGeneralPriceList,
})
export const getPriceListExample = (): Example<typeof getPriceList> => ({
  request: {},
  reply: { id: 1, name: 'General' },
})
