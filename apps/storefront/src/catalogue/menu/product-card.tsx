import type { AllergenView } from '@comanda/dish/allergen-view'
import { Allergens } from '@comanda/dish/allergens'
import type { AllergenId } from '@comanda/rules/ids'
import { showsPrice } from '@comanda/rules/modes/card-actions'
import { usePrice, useWords } from '@comanda/screen/words'
import { Badge } from '@comanda/ui/badge'
import { classNames } from '@comanda/ui/class-names'
import { Price } from '@comanda/ui/price'
import { memo } from 'react'
import { DishPicture } from '../../parts/dish-picture.tsx'
import { useIsPublished } from '../../state/publication.ts'
import { CardAction } from './card-action.tsx'
import type { CardActionProps } from './card-button.ts'

export interface ProductCardProps extends CardActionProps {
  readonly allergens: ReadonlyMap<AllergenId, AllergenView>
  readonly shape: CardShape
  /** What the visitor's filters say about it. */
  readonly note?: string
  /** When it can be ordered; null while it can be now (F-071). */
  readonly later?: string | null
  readonly isExcluded?: boolean
  readonly warning?: string
}

/**
 * `menu`: a row on a phone, a tall card from medium width on (CATALOGUE-018). `row`: a row everywhere. `rail`: 250 px
 * wide in a row of cards.
 */
export type CardShape = keyof typeof shapes

const shapes = {
  menu: {
    card: 'flex-row-reverse md:flex-col',
    frame: 'w-31 shrink-0 p-3 pl-0 md:w-full md:p-0',
    picture: 'h-28 w-full rounded-2xl md:h-[180px] md:rounded-none',
    sizes: '(min-width: 768px) 320px, 112px',
    heading: 'h4',
  },
  row: {
    card: 'flex-row-reverse',
    frame: 'w-31 shrink-0 p-3 pl-0 md:w-36',
    picture: 'h-28 w-full rounded-2xl',
    sizes: '144px',
    heading: 'h4',
  },
  rail: {
    card: 'w-[250px] shrink-0 snap-start flex-col',
    frame: 'w-full',
    picture: 'h-[120px] w-full',
    sizes: '250px',
    heading: 'h3',
  },
} as const

export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, site, mode, allergens, shape, note = '', later = null, isExcluded = false, warning = '' } = props
  const words = useWords()
  const price = usePrice()
  const look = shapes[shape]
  const isPublished = useIsPublished(card.id, !card.unpublished)
  const isOff = !isPublished || later !== null
  return (
    <article
      data-dish
      className={`group relative isolate flex overflow-hidden rounded-card bg-surface shadow-card transition duration-200 ease-out hover:-translate-y-0.5 hover:shadow-lift ${look.card}`}
    >
      <div className={`relative ${look.frame}`}>
        {card.picture && (
          <div className="overflow-hidden">
            <DishPicture
              picture={card.picture}
              alt=""
              sizes={look.sizes}
              className={`transition duration-300 ease-out group-hover:scale-103 ${look.picture} ${isOff ? 'opacity-60 grayscale' : ''}`}
            />
          </div>
        )}
        <div className="absolute left-2 top-2 flex gap-1.5 max-md:left-1 max-md:top-4">
          {card.oldPrice !== undefined && <Badge>{words.product.offer}</Badge>}
          {card.oldPrice === undefined && card.isNew && <Badge>{words.product.isNew}</Badge>}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 max-md:pr-3">
        <look.heading className={`text-base font-bold leading-snug ${isOff ? 'text-muted' : ''}`}>
          {/* The link's box is the whole card; other buttons lie above it. */}
          <a
            href={`/products/${card.slug}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {card.name}
          </a>
        </look.heading>
        {card.ingredients && <p className="line-clamp-2 text-sm leading-snug text-muted">{card.ingredients}</p>}
        {note && (
          <p
            className={classNames(
              'self-start rounded-xl px-2.5 py-1 text-xs font-bold',
              isExcluded ? 'bg-sunken text-accent-text' : 'bg-primary-soft text-on-primary-soft',
            )}
          >
            {note}
          </p>
        )}
        {warning && <p className="text-xs text-muted">{warning}</p>}
        <Allergens contained={(card.allergenIds ?? []).flatMap((id) => allergens.get(id) ?? [])} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2">
          {showsPrice(site, mode) && (
            <Price
              price={price(card.price)}
              old={card.oldPrice === undefined ? undefined : price(card.oldPrice)}
              oldLabel={words.product.oldPrice}
            />
          )}
          <CardAction {...{ card, site, mode, isPublished, later }} />
        </div>
      </div>
    </article>
  )
})
