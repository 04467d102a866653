import { pictureFile } from '@comanda/screen/picture-file'
import type { CategoryPageView } from '../../views/category-view.ts'
import type { HomeView } from '../../views/home-view.ts'
import type { ProductView } from '../../views/product-view.ts'

interface PageData {
  readonly product?: ProductView
  readonly home?: HomeView
  readonly category?: CategoryPageView
}

/** The picture a shared link shows: the dish's, the category's, or what home opens with. */
export function findPagePicture(loaderData: Readonly<Record<string, unknown>>): string | null {
  const { product, home, category } = loaderData as PageData
  const hero = home?.hero?.picture ?? category?.category?.picture
  const first = (home ?? category)?.cards.find(({ picture }) => picture)?.picture
  const picture = product?.picture ?? hero ?? first ?? null
  if (picture === null || typeof picture === 'string') return picture
  return pictureFile(picture.key, 'big', 'webp')
}
