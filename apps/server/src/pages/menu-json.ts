import { isRefusal } from '@comanda/contract/refusals'
import { pictureUrl } from '@comanda/contract/wire/picture'
import { languages } from '@comanda/i18n/languages'
import { openingOldPrice, openingPrice } from '@comanda/rules/catalogue/opening-price'
import type { Allergen, Category, Diet, Product } from '@comanda/rules/catalogue/product'
import { type StoreId, toId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'
import type { FastifyInstance } from 'fastify'
import type { CallInProcess } from '../http/call-in-process.ts'
import type { ByteCache } from '../http/kept/byte-cache.ts'
import { toAnswer, toReadyBytes } from '../http/kept/ready-bytes.ts'
import { sharedManner } from '../http/security.ts'
import { choosePageLanguage, readLanguageHints } from './page-language.ts'
import { toStanding } from './reader.ts'
import type { FindVisit, SiteVisit } from './site-visit.ts'

export interface MenuJsonKit {
  readonly findVisit: FindVisit
  readonly callInProcess: CallInProcess
  readonly replies: ByteCache
}

/** `/menu.json`: a site's menu for machines, in one language, of one store or of all (docs/menu-json.md). */
export function registerMenuJson(app: FastifyInstance, { findVisit, callInProcess, replies }: MenuJsonKit): void {
  app.get('/menu.json', { config: { call: 'menu-json' } }, async (request, reply) => {
    const visit = await findVisit(request)
    if (!visit || visit.site.website.onlyBookings) return reply.callNotFound()
    const { keys, website, stores } = visit.site
    const language = choosePageLanguage(website, readLanguageHints(request))
    const store = findStore(stores, visit.url.searchParams.get('store'))
    if (store === undefined) return reply.callNotFound()
    const key = `menu.json ${language} ${store?.id ?? ''} ${visit.url.origin}`
    const keep = replies.prepare(keys.siteId, key)
    const write = async () => keep(await toReadyBytes(await writeMenu(callInProcess, visit, language, store)))
    const ready = replies.find(keys.siteId, key) ?? (await write())
    const { status, headers, body } = toAnswer(ready, request.headers, sharedManner)
    // The menu is public, also for other people's machines.
    const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    const kept = { 'cache-control': 'public, no-cache', vary: 'accept-encoding, accept-language, cookie' }
    return reply
      .code(status)
      .headers({ ...headers, ...open, ...kept, 'content-language': languages[language].tag })
      .send(body)
  })
}

/** The requested store; null when none is requested, undefined when it does not exist. */
function findStore(stores: readonly Store[], asked: string | null): Store | null | undefined {
  return asked === null ? null : stores.find(({ id }) => String(id) === asked)
}

async function writeMenu(
  call: CallInProcess,
  { url, site }: SiteVisit,
  language: LanguageCode,
  store: Store | null,
): Promise<string> {
  const { keys, website, stores } = site
  const standing = { ...toStanding({ website, stores }), ...(store && { storeId: toId<StoreId>(store.id) }) }
  const visitor = { siteId: keys.siteId, language, session: null, standing }
  const everything = { categoryId: null, brandId: null, text: null, offset: 0, limit: null }
  const [categories, listed, allergens, diets] = await Promise.all([
    call('getCategories', { parentId: 'any', brandId: null }, visitor),
    call('getProducts', everything, visitor),
    call('getAllergensPage', {}, visitor),
    call('getDietsPage', {}, visitor),
  ])
  if (isRefusal(categories) || isRefusal(listed) || isRefusal(allergens) || isRefusal(diets)) {
    throw new Error('the menu cannot be read')
  }
  const { products } = listed
  return JSON.stringify(
    toMenuJson({ origin: url.origin, website, store, categories, products, allergens, diets }, language),
  )
}

export interface MenuSources {
  readonly origin: string
  readonly website: Pick<Website, 'storeName' | 'showsPricesBeforeMode'>
  readonly store: Pick<Store, 'id' | 'name'> | null
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly allergens: readonly Allergen[]
  readonly diets: readonly Diet[]
}

function toMenuJson(sources: MenuSources, language: LanguageCode): object {
  const { origin, website, store, categories, allergens, diets } = sources
  const read = (text: Parameters<typeof readText>[0]) => readText(text, language)
  const codesOf = (all: readonly (Allergen | Diet)[], ids: readonly number[]) =>
    all.flatMap(({ id, code }) => (ids.includes(id) ? [code] : []))
  const named = (all: readonly (Allergen | Diet)[]) => all.map(({ code, name }) => ({ code, name: read(name) }))
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]))
  const price = (cents: number | null) => (cents === null ? undefined : (cents / 100).toFixed(2))
  return {
    name: website.storeName,
    language: languages[language].tag,
    currency: 'EUR',
    ...(store && { store: { id: store.id, name: store.name } }),
    allergens: named(allergens),
    diets: named(diets),
    categories: categories.map(({ slug, name, parentId }) => ({
      slug,
      name: read(name),
      ...(parentId !== null && { parent: slugs.get(parentId) }),
      url: `${origin}/categories/${slug}`,
    })),
    dishes: sources.products.map((dish) => ({
      slug: dish.slug,
      name: read(dish.name),
      description: read(dish.description) || undefined,
      ingredients: read(dish.ingredients) || undefined,
      categories: dish.categoryIds.flatMap((id) => slugs.get(id) ?? []),
      ...(website.showsPricesBeforeMode && {
        price: price(openingPrice(dish)),
        oldPrice: price(openingOldPrice(dish)),
      }),
      allergens: codesOf(allergens, dish.allergens),
      traces: codesOf(allergens, dish.traces),
      diets: codesOf(diets, dish.diets),
      ...(dish.picture && { picture: new URL(pictureUrl(dish.picture.key, 'big', 'webp'), origin).href }),
      url: `${origin}/products/${dish.slug}`,
    })),
  }
}
