import { readText } from '@comanda/rules/text/local-text'
import { openServing } from '../../catalogue/menu/say-next-serving.ts'
import { readSearch } from '../../catalogue/menu/search-address.ts'
import { accept } from '../../views/accept.ts'
import { type BrandView, type HomeView, toHomeView } from '../../views/home-view.ts'
import type { Head, Loaded } from '../../views/loaded.ts'
import type { PageQuestion } from '../../views/page-question.ts'
import { toSharedPicture } from '../../views/to-shared-picture.ts'
import { toPictureAddress } from '../found/found-tags.ts'
import { toRestaurant } from '../found/to-restaurant.ts'
import { toLogoTone } from '../theme/to-logo-tone.ts'
import { toPromise } from './to-promise.ts'

export async function loadHome(asked: PageQuestion): Promise<Loaded<HomeView>> {
  const { reader, language } = asked
  const { search } = asked.url
  // A search on the home page has a page of its own, which also works without scripts.
  if (readSearch(search)) return { elsewhere: `/categories${search}` }
  const everything = { categoryId: null, brandId: null, text: null, offset: 0, limit: null }
  const [banners, categories, listed, featured, offers, news, brands, allergens] = await Promise.all([
    accept(reader.getBanners({})),
    accept(reader.getCategories({ parentId: 'any', brandId: null })),
    accept(reader.getProducts(everything)),
    accept(reader.getFavoritesWeb({})),
    accept(reader.getOffers({})),
    accept(reader.getProductsNews({})),
    loadBrands(asked),
    accept(reader.getAllergensPage({})),
  ])
  const data = toHomeView(
    {
      banners,
      categories,
      products: listed.products,
      houseDishes: featured.products,
      offers: offers.products,
      news: news.products,
      brands,
      allergens,
      promise: toPromise(asked),
      serving: openServing(asked),
    },
    language,
  )
  return { data, head: toHead(data, asked) }
}

async function loadBrands({ reader, readInks }: PageQuestion): Promise<readonly BrandView[]> {
  const brands = await accept(reader.getBrands({}))
  return Promise.all(
    brands.map(async ({ id, name, logo, comingSoon }) => {
      return { id, name, logo, logoTone: toLogoTone(await readInks(logo)), comingSoon }
    }),
  )
}

/** The home page represents the site's venues, for search engines and maps. */
function toHead(home: HomeView, { url, website, stores, language, words }: PageQuestion): Head {
  const { origin } = url
  const picture = toSharedPicture(home.hero?.picture, home.cards)
  const description = readText(website.description, language)
  const options = { website, origin, description, picture: toPictureAddress(picture, origin) }
  const title = toHomeTitle({ website, stores, words })
  return { title, picture, blurs: home.blurs, structured: stores.map((store) => toRestaurant(store, options)) }
}

/** More towns than these say nothing any more. */
const mostTowns = 3

/** What is to be had there, and where: the name alone tells whoever searches nothing (F-238). */
function toHomeTitle({ website, stores, words }: Pick<PageQuestion, 'website' | 'stores' | 'words'>): string {
  const towns = [...new Set(stores.map(({ address }) => address.city.trim()))].filter(Boolean)
  const { found } = words
  const what = website.onlyBookings ? found.bookings : website.onlyDigitalCard ? found.menu : found.orders
  return towns.length === 0 || towns.length > mostTowns ? what : `${what} · ${towns.join(', ')}`
}
