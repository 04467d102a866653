import type { Reader } from '@comanda/contract/pages'
import { isRefusal } from '@comanda/contract/refusals'
import type { Product } from '@comanda/rules/catalogue/product'
import type { ProductId } from '@comanda/rules/ids'
import { accept } from '../../views/accept.ts'
import type { Loaded } from '../../views/loaded.ts'
import { PageFailure } from '../../views/page-failure.ts'
import type { PageQuestion } from '../../views/page-question.ts'
import { type ProductView, toProductView } from '../../views/product-view.ts'
import { toSharedPicture } from '../../views/to-shared-picture.ts'
import { toFoundDish } from '../menu/to-found-menu.ts'

/** Nobody reads more suggestions than this. */
const mostRelated = 6
const anywhere = { productId: null, slug: null, isService: false, storeId: null, warehouseId: null }

export async function loadProduct(asked: PageQuestion): Promise<Loaded<ProductView>> {
  const {
    reader,
    language,
    params,
    site: { outages },
  } = asked
  const answer = await reader.getProduct({ ...anywhere, slug: params.slug ?? '' })
  // A dish of another store or menu is not found on this page, which is no fault (CATALOGUE-023).
  if (isRefusal(answer) && answer.refused === 'product-not-in-mode') throw new PageFailure(404, answer.refused)
  const listed = await accept(Promise.resolve(answer))
  const [product] = listed.products
  const [stores, related, structured] = await Promise.all([
    accept(reader.getStores({})),
    loadRelated(reader, product?.relatedIds ?? []),
    product ? loadStructured(product, asked) : [],
  ])
  const dish = toProductView({ listed, related, stores, outages }, language)
  if (!dish) throw new PageFailure(404)
  const { name, description, picture, blurs } = dish
  return { data: dish, head: { title: name, description, picture: toSharedPicture(picture), blurs, structured } }
}

/** The same dish for search engines. */
async function loadStructured(product: Product, { reader, url, language, website }: PageQuestion): Promise<object[]> {
  const diets = await accept(reader.getDietsPage({}))
  return [toFoundDish(product, { origin: url.origin, language, website, diets })]
}

/** Only dishes that are sold here are suggested. */
async function loadRelated(reader: Reader, ids: readonly ProductId[]): Promise<Product[]> {
  const asked = ids.slice(0, mostRelated).map((productId) => reader.getProduct({ ...anywhere, productId }))
  const answers = await Promise.all(asked)
  return answers.flatMap((answer) => (isRefusal(answer) ? [] : answer.products)).filter(({ published }) => published)
}
