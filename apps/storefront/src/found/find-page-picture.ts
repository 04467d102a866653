import { pictureFile } from '../parts/picture-file.ts'
import type { HomeView } from '../views/home-view.ts'
import type { ProductView } from '../views/product-view.ts'

/** The picture a shared link shows: the dish's, or what home opens with. */
export function findPagePicture(loaderData: Readonly<Record<string, unknown>>): string | null {
  const { product, home } = loaderData as { readonly product?: ProductView; readonly home?: HomeView }
  const hero = home?.hero?.picture ?? home?.cards.find(({ picture }) => picture)?.picture
  const picture = product?.picture ?? hero ?? null
  if (picture === null || typeof picture === 'string') return picture
  return pictureFile(picture.key, 'big', 'webp')
}
