import { tabShelf } from '../../state/shelf.ts'
import { openOverlay } from '../../state/shell.ts'
import type { ProductView } from '../../views/product-view.ts'

const suggested = 'suggested'

/** Suggests dishes that go well with the one just added, once per dish and visit (OPEN-103). */
export function suggest({ id, related, suggestionTitle }: ProductView, title: string): void {
  if (related.length === 0) return
  const before = tabShelf.read(suggested)?.split(' ') ?? []
  if (before.includes(String(id))) return
  tabShelf.keep(suggested, [...before, id].join(' '))
  const products = related.map(({ slug, name, picture }) => ({ slug, name, picture: picture?.key ?? null }))
  openOverlay({ name: 'suggestion', title: suggestionTitle ?? title, products })
}
