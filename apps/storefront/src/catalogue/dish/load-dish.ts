import { toDishPath } from '../../state/open-dish.ts'
import type { PictureView } from '../../views/card-view.ts'
import { findData } from '../../views/hydration.ts'
import type { ProductView } from '../../views/product-view.ts'

/** Place-holders are numbered per page; a dish that lies over one begins after all of its. */
export const firstBlur = 10_000

const loaded = new Map<string, Promise<ProductView>>()

/** A dish as its own page has it: the page carries all it shows, in this language and at these prices. */
export function loadDish(slug: string): Promise<ProductView> {
  const known = loaded.get(slug)
  if (known) return known
  const asked = readPage(slug)
  loaded.set(slug, asked)
  // What did not arrive is asked for again next time.
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
