import { type LoaderFunctionArgs, redirect } from 'react-router'
import { readSearch } from '../../catalogue/menu/search-address.ts'
import { accept } from '../../views/accept.ts'
import { type HomeView, toHomeView } from '../../views/home-view.ts'
import { pageContext } from '../../views/page-context.ts'

export async function loadHome({ context, request }: LoaderFunctionArgs): Promise<HomeView> {
  const { search } = new URL(request.url)
  // What is looked for on home has a page that also stands without script.
  if (readSearch(search)) throw redirect(`/categories${search}`)
  const { reader, language } = context.get(pageContext)
  const everything = { categoryId: null, brandId: null, text: null, offset: 0, limit: null }
  const [banners, categories, listed, offers, news, brands, allergens] = await Promise.all([
    accept(reader.getBanners({})),
    accept(reader.getCategories({ parentId: 'any', brandId: null })),
    accept(reader.getProducts(everything)),
    accept(reader.getOffers({})),
    accept(reader.getProductsNews({})),
    accept(reader.getBrands({})),
    accept(reader.getAllergensPage({})),
  ])
  return toHomeView(
    {
      banners,
      categories,
      products: listed.products,
      offers: offers.products,
      news: news.products,
      brands,
      allergens,
    },
    language,
  )
}
