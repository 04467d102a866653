import type { Product } from '@comanda/rules/catalogue/product'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { pictureFile } from '@comanda/screen/picture-file'
import { useRead } from '@comanda/screen/use-read'
import { usePrice, useWords } from '@comanda/screen/words'
import { useState } from 'react'
import { openOverlay } from '../../state/shell.ts'
import type { CardView } from '../../views/card-view.ts'
import type { SiteView } from '../../views/site-view.ts'
import { loadDish } from '../dish/load-dish.ts'
import AddToOrder from './add-to-order.tsx'

interface SuggestionRowProps {
  /** The dishes of the cart. */
  readonly products: readonly Product[]
  readonly site: SiteView
  readonly mode: OrderingMode
}

/** The dishes that go well with those of the cart and are not in it yet, each added by one tap (decision 0047). */
export default function SuggestionRow({ products, site, mode }: SuggestionRowProps) {
  const words = useWords('dish').dish
  const price = usePrice()
  const asking = products.filter(({ relatedIds }) => relatedIds.length > 0).map(({ slug }) => slug)
  const key = [...new Set(asking)].toSorted().join(' ')
  const read = useRead(key || null, async () => {
    const dishes = await Promise.all(key.split(' ').map(loadDish))
    const inCart = new Set<number>(products.map(({ id }) => id))
    const cards = new Map(dishes.flatMap(({ related }) => related).map((card) => [card.id, card]))
    return {
      title: dishes.find(({ suggestionTitle }) => suggestionTitle)?.suggestionTitle ?? words.related,
      cards: [...cards.values()].filter(({ id, unpublished }) => !inCart.has(id) && !unpublished),
    }
  })
  const found = useKeptRow(read.state === 'ready' ? read.value : null)
  if (found === null || found.cards.length === 0) return null
  const { title, cards } = found
  const seeAll = () => openOverlay({ name: 'suggestion', title, products: cards.map(toSuggested) })
  return (
    <section className="pt-2">
      <h3>
        <button type="button" onClick={seeAll} className="min-h-11 cursor-pointer font-bold">
          {title} <span aria-hidden="true">›</span>
        </button>
      </h3>
      <ul aria-label={title} className="-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-3">
        {cards.map((card) => (
          <li key={card.id} className="flex w-72 shrink-0 snap-start gap-3 rounded-2xl bg-sunken p-2">
            {card.picture && (
              <img
                src={pictureFile(card.picture.key, 'small', 'webp')}
                alt=""
                width={80}
                height={80}
                className="size-20 shrink-0 rounded-xl bg-sunken object-cover"
              />
            )}
            <div className="flex min-w-0 flex-1 flex-col justify-between">
              <p className="text-sm font-bold leading-snug">{card.name}</p>
              <div className="flex items-center">
                <p className="text-sm tabular-nums">{price(card.price)}</p>
                <AddToOrder card={card} site={site} mode={mode} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FoundRow {
  readonly title: string
  readonly cards: readonly CardView[]
}

/**
 * Until the cart is opened again the row only grows, at its end: what is added from it stays in it with its number, and
 * while other dishes of the cart are asked about it stays as it is (F-239).
 */
function useKeptRow(found: FoundRow | null): FoundRow | null {
  const [kept, setKept] = useState<FoundRow | null>(null)
  const known = new Set(kept?.cards.map(({ id }) => id))
  const more = found?.cards.filter(({ id }) => !known.has(id)) ?? []
  if (found !== null && (kept === null || more.length > 0)) {
    const next = { title: kept?.title ?? found.title, cards: [...(kept?.cards ?? []), ...more] }
    setKept(next)
    return next
  }
  return kept
}

function toSuggested({ slug, name, picture }: CardView) {
  return { slug, name, picture: picture?.key ?? null }
}
