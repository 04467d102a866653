import type { CategorySearch } from '@comanda/contract/calls/catalogue'
import type { ProductKey, ProductSearch } from '@comanda/contract/calls/product'
import { isRefusal } from '@comanda/contract/refusals'
import { brandIds } from '@comanda/demo/casa-comanda/brands'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { categoryIds } from '@comanda/demo/casa-comanda/categories'
import { eatInOnly, menuIds, priceListIds } from '@comanda/demo/casa-comanda/menus'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { Product } from '@comanda/rules/catalogue/product'
import { type MenuId, type ProductId, toId } from '@comanda/rules/ids'
import { addMinutes } from '@comanda/rules/time/store-moment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productPause } from '../database/schema/pause.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const demo = casaComanda.products
const everything: ProductSearch = { categoryId: null, brandId: null, text: null, offset: 0, limit: null }
const anyKey: ProductKey = { productId: null, slug: null, isService: false, storeId: null, warehouseId: null }
const isListed = (product: Product) => product.published && product.service === null && product.categoryIds.length > 0

async function list(visit: Pick<Visit, 'client'>, search: Partial<ProductSearch> = {}): Promise<readonly Product[]> {
  return accepted(await visit.client.getProducts({ ...everything, ...search })).products
}

function accepted<T>(answer: T): Exclude<T, { refused: unknown }> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused}`)
  return answer as Exclude<T, { refused: unknown }>
}

const slugsOf = (products: readonly Product[]) => products.map(({ slug }) => slug).toSorted()

describe('GET /Products', () => {
  it('lists what is published and listed, and never a service article [API-057] [CATALOGUE-021]', async () => {
    expect(slugsOf(await list(server))).toEqual(slugsOf(demo.filter(isListed)))
    expect(demo.some((product) => product.service !== null && product.published)).toBe(true)
    expect(demo.some((product) => !product.published && product.categoryIds.length > 0)).toBe(true)
  })

  it('keeps service articles out whatever the caller asks for [CATALOGUE-021]', async () => {
    const url = signedUrl(server, '/Products', { is_service: '1' })
    const reply = await server.app.inject({ method: 'GET', url })
    expect(reply.statusCode).toBe(200)
    const services = reply.json<{ is_service: string }[]>().filter(({ is_service }) => is_service === '1')
    expect(services).toEqual([])
  })

  it('lists a category together with those below it', async () => {
    const { drinks, soft, wine } = categoryIds
    const below = demo.filter(
      (product) => isListed(product) && product.categoryIds.some((id) => [drinks, soft, wine].includes(id)),
    )
    expect(below.some(({ categoryIds: ids }) => !ids.includes(drinks))).toBe(true)
    expect(slugsOf(await list(server, { categoryId: drinks }))).toEqual(slugsOf(below))
  })

  it('lists the dishes of one brand', async () => {
    const ofBrand = new Set(
      casaComanda.categories.filter(({ brandId }) => brandId === brandIds.umi).map(({ id }) => id),
    )
    const dishes = await list(server, { brandId: brandIds.umi })
    expect(slugsOf(dishes)).toEqual(
      slugsOf(demo.filter((product) => isListed(product) && product.categoryIds.some((id) => ofBrand.has(id)))),
    )
  })

  it('leaves out what another store alone sells', async () => {
    const only = demo.filter((product) => isListed(product) && product.storeIds.length > 0)
    expect(only.length).toBeGreaterThan(0)
    const here = await list(await server.visit({ standing: { storeId: storeIds.centro } }))
    const there = await list(await server.visit({ standing: { storeId: storeIds.malasana } }))
    for (const { slug } of only) {
      expect(slugsOf(here)).toContain(slug)
      expect(slugsOf(there)).not.toContain(slug)
    }
  })

  it('leaves out what the menu of the mode does not have', async () => {
    const stays = demo.filter((product) => isListed(product) && product.menuIds.length === eatInOnly.length)
    expect(stays.length).toBeGreaterThan(0)
    const delivered = await list(await server.visit({ standing: { menuId: menuIds.delivery } }))
    expect(slugsOf(delivered).filter((slug) => slugsOf(stays).includes(slug))).toEqual([])
    expect(delivered.length).toBeGreaterThan(0)
  })

  it('does not believe a menu the site does not have', async () => {
    const lost = await list(await server.visit({ standing: { menuId: toId<MenuId>(999) } }))
    expect(slugsOf(lost)).toEqual(slugsOf(await list(server)))
  })

  it('charges the price of the price list in the envelope', async () => {
    const [listed] = casaComanda.priceLists.flatMap(({ id, prices }) =>
      id === priceListIds.terrace ? prices.filter(({ combinationId }) => combinationId === null) : [],
    )
    if (listed === undefined) throw new Error('the demo has no price list of its own')
    const visit = await server.visit({ standing: { priceListId: priceListIds.terrace } })
    const find = (products: readonly Product[]) => products.find(({ id }) => id === listed.productId)?.price
    expect(find(await list(visit))).toBe(listed.price)
    expect(find(await list(server))).not.toBe(listed.price)
  })

  it('finds words without case or accents, in the language of the visitor', async () => {
    const spanish = await list(server, { text: 'CROQUETAS jamon' })
    expect(spanish.length).toBeGreaterThan(0)
    expect(spanish.every(({ name, ingredients }) => /croquetas/i.test(name.base + ingredients.base))).toBe(true)
    const dish = spanish[0]
    const english = dish?.name.variants.en?.split(' ')[0] ?? 'none'
    const visit = await server.visit({ standing: { language: 'en' } })
    expect((await list(visit, { text: english })).map(({ id }) => id)).toContain(dish?.id)
    expect(await list(server, { text: 'zzzz' })).toEqual([])
  })

  it('answers page by page', async () => {
    const all = await list(server)
    expect(await list(server, { offset: 5, limit: 7 })).toEqual(all.slice(5, 12))
    expect(await list(server, { offset: 100_000 })).toEqual([])
  })
})

describe('GET /Products/count', () => {
  it('counts what the same search would list [API-058]', async () => {
    const search = { ...everything, categoryId: categoryIds.tapas, offset: 3, limit: 2 }
    const all = await list(server, { categoryId: categoryIds.tapas })
    expect(all.length).toBeGreaterThan(5)
    expect(await server.client.getProductsCount(search)).toBe(all.length)
  })

  it('answers an array whose first element is the count [API-058]', async () => {
    const reply = await server.app.inject({ method: 'GET', url: signedUrl(server, '/Products/count') })
    expect(reply.json()).toEqual([(await list(server)).length])
  })
})

describe('GET /Product', () => {
  const unpublished = demo.find((product) => !product.published && product.categoryIds.length > 0)
  const eatIn = demo.find((product) => isListed(product) && product.menuIds.length === eatInOnly.length)

  it('finds a product by id or by slug, as a list of one [API-059] [CATALOGUE-022]', async () => {
    const wanted = demo.find((product) => isListed(product) && product.sections.length > 0) as Product
    const byId = accepted(await server.client.getProduct({ ...anyKey, productId: wanted.id }))
    const bySlug = accepted(await server.client.getProduct({ ...anyKey, slug: wanted.slug }))
    expect(byId.products.map(({ slug }) => slug)).toEqual([wanted.slug])
    expect(bySlug).toEqual(byId)
  })

  it('shows an unpublished product by its address, marked as off', async () => {
    const found = accepted(await server.client.getProduct({ ...anyKey, slug: unpublished?.slug ?? '' }))
    expect(found.products.map(({ published }) => published)).toEqual([false])
  })

  it('refuses an unknown product [API-059]', async () => {
    const answer = await server.client.getProduct({ ...anyKey, productId: toId<ProductId>(999_999) })
    expect(answer).toMatchObject({ refused: 'product-not-found' })
    expect(await server.client.getProduct({ ...anyKey, slug: 'constructor' })).toMatchObject({
      refused: 'product-not-found',
    })
  })

  it('refuses a product that the mode in use does not offer', async () => {
    const visit = await server.visit({ standing: { menuId: menuIds.delivery } })
    const answer = await visit.client.getProduct({ ...anyKey, productId: eatIn?.id ?? null })
    expect(answer).toMatchObject({ refused: 'product-not-in-mode' })
  })

  it('gives the service article of a store [CATALOGUE-022]', async () => {
    const visit = await server.visit({ standing: { menuId: menuIds.table } })
    const answer = accepted(await visit.client.getProduct({ ...anyKey, isService: true, storeId: storeIds.centro }))
    expect(answer.products.map(({ service }) => service?.share)).toEqual([1000])
  })

  it('marks as off what the store has run out of, and only there', async () => {
    const dish = demo.find((product) => isListed(product) && product.sections.length === 0) as Product
    const away = await server.visit({ standing: { storeId: storeIds.malasana } })
    const beside = await createTestApp()
    await beside.database.db.insert(productPause).values({
      siteId: casaComanda.website.id,
      storeId: storeIds.centro,
      productId: dish.id,
      endsAt: addMinutes(testNow, 60),
    })
    const here = await beside.visit({ standing: { storeId: storeIds.centro } })
    const key = { ...anyKey, productId: dish.id, storeId: storeIds.centro }
    const shown = accepted(await here.client.getProduct(key))
    expect(shown.products[0]?.published).toBe(false)
    expect(slugsOf(await list(here))).not.toContain(dish.slug)
    expect(slugsOf(await list(away))).toContain(dish.slug)
    await beside.close()
  })
})

describe('the lists of the home page', () => {
  it('features what the shop puts forward [API-060]', async () => {
    const { products } = accepted(await server.client.getFavoritesWeb({}))
    expect(slugsOf(products)).toEqual(slugsOf(demo.filter((product) => isListed(product) && product.featured)))
    expect(products.length).toBeGreaterThan(0)
  })

  it('offers what had a higher price [API-061]', async () => {
    const { products } = accepted(await server.client.getOffers({}))
    expect(slugsOf(products)).toEqual(slugsOf(demo.filter((product) => isListed(product) && product.oldPrice !== null)))
    expect(products.length).toBeGreaterThan(0)
  })

  it('tells what is new [API-062]', async () => {
    const { products } = accepted(await server.client.getProductsNews({}))
    expect(slugsOf(products)).toEqual(slugsOf(demo.filter((product) => isListed(product) && product.isNew)))
    expect(products.length).toBeGreaterThan(0)
  })
})

describe('GET /CategoriesProducts', () => {
  const search = async (wanted: Partial<CategorySearch>) =>
    accepted(await server.client.getCategories({ parentId: 'top', brandId: null, ...wanted }))

  it('lists the top categories in the venue’s order [API-055]', async () => {
    const top = await search({ parentId: 'top' })
    expect(top.map(({ slug }) => slug)).toEqual(
      casaComanda.categories.filter(({ parentId }) => parentId === null).map(({ slug }) => slug),
    )
  })

  it('says which have others below them, and lists those [CATALOGUE-001] [API-055]', async () => {
    const sushi = (await search({})).find(({ id }) => id === categoryIds.sushi)
    expect(sushi?.hasChildren).toBe(true)
    const below = await search({ parentId: categoryIds.sushi })
    expect(below.map(({ id }) => id)).toEqual([categoryIds.nigiri, categoryIds.rolls, categoryIds.warm])
    expect(below.every(({ hasChildren }) => !hasChildren)).toBe(true)
  })

  it('lists those of one brand', async () => {
    const umi = await search({ brandId: brandIds.umi })
    expect(umi.length).toBeGreaterThan(0)
    expect(umi.every(({ brandId }) => brandId === brandIds.umi)).toBe(true)
  })

  it('leaves out what the menu in use has no dish for', async () => {
    const visit = await server.visit({ standing: { menuId: menuIds.delivery } })
    const delivered = accepted(await visit.client.getCategories({ parentId: 'top', brandId: null }))
    expect(delivered.map(({ id }) => id)).not.toContain(categoryIds.buffet)
    expect((await search({})).map(({ id }) => id)).toContain(categoryIds.buffet)
  })
})

describe('GET /CategoryProduct', () => {
  it('gives one category by id or slug [API-056]', async () => {
    const byId = accepted(await server.client.getCategory({ categoryId: categoryIds.rice, slug: null }))
    expect(byId.slug).toBe('arroces')
    expect(await server.client.getCategory({ categoryId: null, slug: 'arroces' })).toEqual(byId)
  })

  it('refuses an unknown one [API-056]', async () => {
    expect(await server.client.getCategory({ categoryId: null, slug: 'nada' })).toMatchObject({
      refused: 'category-not-found',
    })
  })
})

describe('allergens and diets', () => {
  it('lists the allergens [API-052] [CATALOGUE-031]', async () => {
    expect(await server.client.getAllergensPage({})).toEqual(withoutBlur(casaComanda.allergens))
  })

  it('lists the diets [API-053] [CATALOGUE-031]', async () => {
    expect(await server.client.getDietsPage({})).toEqual(withoutBlur(casaComanda.diets))
  })
})

/** Small pictures are sent without their placeholder. */
function withoutBlur<T extends { picture: { key: string; blur: string } | null }>(rows: readonly T[]) {
  return rows.map(({ picture, ...row }) => ({
    ...row,
    picture: picture === null ? null : expect.objectContaining({ key: picture.key }),
  }))
}
