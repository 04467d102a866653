import type { Reader } from '@comanda/contract/pages'
import { isRefusal } from '@comanda/contract/refusals'
import type { Product } from '@comanda/rules/catalogue/product'
import type { ProductId } from '@comanda/rules/ids'
import { data, type LoaderFunctionArgs } from 'react-router'
import { accept } from '../../views/accept.ts'
import { pageContext } from '../../views/page-context.ts'
import { type ProductView, toProductView } from '../../views/product-view.ts'

/** More suggestions than this nobody reads. */
const mostRelated = 6
const anywhere = { productId: null, slug: null, isService: false, storeId: null, warehouseId: null }

export async function loadProduct({ context, params }: LoaderFunctionArgs): Promise<ProductView> {
  const { reader, language } = context.get(pageContext)
  const answer = await reader.getProduct({ ...anywhere, slug: params.slug ?? '' })
  // A dish of another store or menu is no dish of this page, and no fault either (CATALOGUE-023).
  if (isRefusal(answer) && answer.refused === 'product-not-in-mode') throw data(answer.refused, { status: 404 })
  const listed = await accept(Promise.resolve(answer))
  const [stores, related] = await Promise.all([
    accept(reader.getStores({})),
    loadRelated(reader, listed.products[0]?.relatedIds ?? []),
  ])
  const product = toProductView({ listed, related, stores }, language)
  if (!product) throw data(null, { status: 404 })
  return product
}

/** Those that can be had here; the others are not suggested. */
async function loadRelated(reader: Reader, ids: readonly ProductId[]): Promise<Product[]> {
  const asked = ids.slice(0, mostRelated).map((productId) => reader.getProduct({ ...anywhere, productId }))
  const answers = await Promise.all(asked)
  return answers.flatMap((answer) => (isRefusal(answer) ? [] : answer.products)).filter(({ published }) => published)
}
