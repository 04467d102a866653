import { data, type LoaderFunctionArgs } from 'react-router'
import { accept } from '../../accept.ts'
import { pageContext } from '../../page-context.ts'
import { type ProductView, toProductView } from '../../views/product-view.ts'

export async function loadProduct({ context, params }: LoaderFunctionArgs): Promise<ProductView> {
  const { reader, language } = context.get(pageContext)
  const slug = params.slug ?? ''
  const key = { productId: null, slug, isService: false, storeId: null, warehouseId: null }
  const product = toProductView(await accept(reader.getProduct(key)), language)
  if (!product) throw data(null, { status: 404 })
  return product
}
