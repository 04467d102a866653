import type { BrandId, CategoryId, ProductId, StoreId, WarehouseId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireProducts } from '../entities/product.ts'
import type { Example } from '../example.ts'
import { exampleProduct } from '../examples/catalogue.ts'
import { wireCount } from '../wire/count.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireIdOrNull, wireWholeOrNull } from '../wire/number.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'

/** Store and mode come from the envelope; service articles are never listed (CATALOGUE-021). */
export interface ProductSearch {
  readonly categoryId: CategoryId | null
  readonly brandId: BrandId | null
  readonly text: string | null
  readonly offset: number
  readonly limit: number | null
}

const productSearch = z.codec(
  z.object({
    category: wireIdOrNull<CategoryId>(),
    brand: wireIdOrNull<BrandId>(),
    search: typedLineOrNull(10_000),
    offset: wireWholeOrNull,
    limit: wireWholeOrNull,
  }),
  z.custom<ProductSearch>(),
  {
    decode: ({ category, brand, search, offset, limit }) => ({
      categoryId: category,
      brandId: brand,
      text: search,
      offset: Math.max(0, offset ?? 0),
      limit: limit === null ? null : Math.max(0, limit),
    }),
    encode: ({ categoryId, brandId, text, offset, limit }) => ({
      category: categoryId,
      brand: brandId,
      search: text,
      offset,
      limit,
    }),
  },
)

export const getProducts = call({
  method: 'GET',
  path: '/Products',
  caller: 'visitor',
  shared: true,
  requirements: ['API-057', 'CATALOGUE-005', 'CATALOGUE-021', 'CATALOGUE-019'],
  summary: 'Published products of the store and mode in the envelope: of a category, a brand, or matching a text.',
  request: productSearch,
  reply: wireProducts,
})
export const getProductsExample = (): Example<typeof getProducts> => ({
  request: { category: 2 },
  reply: [exampleProduct],
})

export const getProductsCount = call({
  method: 'GET',
  path: '/Products/count',
  caller: 'visitor',
  shared: true,
  requirements: ['API-058'],
  summary: 'How many products the same search would list: an array whose first element is the count.',
  request: productSearch,
  reply: wireCount,
})
export const getProductsCountExample = (): Example<typeof getProductsCount> => ({
  request: { category: 2 },
  reply: [6],
})

/** By id, by slug, or the service article of a store (PRICE-020). */
export interface ProductKey {
  readonly productId: ProductId | null
  readonly slug: string | null
  readonly isService: boolean
  readonly storeId: StoreId | null
  readonly warehouseId: WarehouseId | null
}

export const getProduct = call({
  method: 'GET',
  path: '/Product',
  caller: 'visitor',
  shared: true,
  requirements: ['API-059', 'CATALOGUE-022'],
  summary: 'A product by id or slug, unpublished too, or the service article of a store; always a list.',
  request: z.codec(
    z.object({
      id: wireIdOrNull<ProductId>(),
      slug: typedLineOrNull(254),
      is_service: wireFlag,
      store: wireIdOrNull<StoreId>(),
      warehouse: wireIdOrNull<WarehouseId>(),
    }),
    z.custom<ProductKey>(),
    {
      decode: ({ id, slug, is_service, store, warehouse }) => ({
        productId: id,
        slug,
        isService: is_service,
        storeId: store,
        warehouseId: warehouse,
      }),
      encode: ({ productId, slug, isService, storeId, warehouseId }) => ({
        id: productId,
        slug,
        is_service: isService,
        store: storeId,
        warehouse: warehouseId,
      }),
    },
  ),
  reply: wireProducts,
})
export const getProductExample = (): Example<typeof getProduct> => ({ request: { id: 12 }, reply: [exampleProduct] })

export const getFavoritesWeb = call({
  method: 'GET',
  path: '/Products/getFavoritesWeb',
  caller: 'visitor',
  shared: true,
  requirements: ['API-060'],
  summary: "The shop's featured products for the home page.",
  request: z.object({}),
  reply: wireProducts,
})
export const getFavoritesWebExample = (): Example<typeof getFavoritesWeb> => ({ request: {}, reply: [exampleProduct] })

export const getOffers = call({
  method: 'GET',
  path: '/Products/getOffers',
  caller: 'visitor',
  shared: true,
  requirements: ['API-061', 'CATALOGUE-020'],
  summary: 'Products with an old price.',
  request: z.object({}),
  reply: wireProducts,
})
export const getOffersExample = (): Example<typeof getOffers> => ({ request: {}, reply: [exampleProduct] })

export const getProductsNews = call({
  method: 'GET',
  path: '/Products/getProductsnews',
  caller: 'visitor',
  shared: true,
  requirements: ['API-062', 'CATALOGUE-020'],
  summary: 'New products.',
  request: z.object({}),
  reply: wireProducts,
})
export const getProductsNewsExample = (): Example<typeof getProductsNews> => ({ request: {}, reply: [exampleProduct] })
