import { toDishPath } from '../../state/open-dish.ts'
import { followNews } from '../../state/publication.ts'
import type { PictureView } from '../../views/card-view.ts'
import { findData } from '../../views/hydration.ts'
import type { ProductView } from '../../views/product-view.ts'

/** Placeholders are numbered per page; those of a dish over a page must not reuse the page's numbers. */
export const firstBlur = 10_000

const loaded = new Map<string, Promise<ProductView>>()
// What was read before the news says what was true then.
followNews(() => loaded.clear())

/** Loads a dish from its own page, which carries everything in this language and with these prices. */
export function loadDish(slug: string): Promise<ProductView> {
  const known = loaded.get(slug)
  if (known) return known
  const asked = readPage(slug)
  loaded.set(slug, asked)
  // A failed load is tried again next time.
  asked.catch(() => loaded.delete(slug))
  return asked
}

async function readPage(slug: string): Promise<ProductView> {
  const response = await fetch(toDishPath(slug), { headers: { accept: 'text/html' } })
  const product = response.ok ? findData<ProductView>(await response.text()) : undefined
  if (!product) throw new Error(`no dish ${slug}: ${response.status}`)
  return withOwnBlurs(product)
}

function withOwnBlurs(view: ProductView): ProductView {
  const move = <Shown extends PictureView | null | undefined>(picture: Shown) =>
    picture && { ...picture, blur: picture.blur + firstBlur }
  const related = view.related.map((card) => (card.picture ? { ...card, picture: move(card.picture) } : card))
  return { ...view, picture: move(view.picture), related }
}
