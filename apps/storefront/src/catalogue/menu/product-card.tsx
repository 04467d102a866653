import type { AllergenView } from '@comanda/dish/allergen-view'
import { Allergens } from '@comanda/dish/allergens'
import { showsPrice } from '@comanda/rules/catalogue/card-actions'
import type { AllergenId } from '@comanda/rules/ids'
import { usePrice, useWords } from '@comanda/screen/words'
import { Badge } from '@comanda/ui/badge'
import { classNames } from '@comanda/ui/class-names'
import type { PictureProps } from '@comanda/ui/picture'
import { Price } from '@comanda/ui/price'
import { memo } from 'react'
import { DishPicture } from '../../parts/dish-picture.tsx'
import { useIsPublished } from '../../state/publication.ts'
import { CardAction } from './card-action.tsx'
import type { CardActionProps } from './card-button.ts'

export interface ProductCardProps extends CardActionProps {
  readonly allergens: ReadonlyMap<AllergenId, AllergenView>
  readonly shape: CardShape
  /** When its picture is fetched. */
  readonly when?: PictureProps['when']
  /** The verdict of the visitor's filters about it. */
  readonly note?: string
  /** When it can be ordered; null while it can be now (F-071). */
  readonly later?: string | null
  readonly isExcluded?: boolean
  readonly warning?: string
}

/**
 * The looks of each stand in styles.css; below medium width each is another (CATALOGUE-018). `row`: a slim row,
 * everywhere. `tile`: one of two columns below a large first one, then a tall card. `bleed`: from edge to edge, then a tall
 * card. `mixed`: two columns where every third is as wide as both, then a row. `rail`: 250 px wide in a row of cards.
 */
export type CardShape = keyof typeof sizes

const sizes = {
  row: '(min-width: 768px) 144px, 104px',
  tile: '(min-width: 768px) 320px, 60vw',
  bleed: '(min-width: 768px) 320px, 100vw',
  mixed: '(min-width: 768px) 144px, 50vw',
  rail: '250px',
} as const

export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, site, mode, allergens, shape, when, note = '', later = null, isExcluded = false, warning = '' } = props
  const words = useWords()
  const price = usePrice()
  const Title = shape === 'rail' ? 'h3' : 'h4'
  const isPublished = useIsPublished(card, site)
  const isOff = !isPublished || later !== null
  return (
    <article
      data-dish={shape}
      className="group relative isolate flex overflow-hidden rounded-card bg-surface shadow-card transition duration-200 ease-out hover:-translate-y-0.5 hover:shadow-lift"
    >
      <div className="relative">
        {card.picture && (
          <div className="overflow-hidden">
            <DishPicture
              picture={card.picture}
              alt=""
              sizes={sizes[shape]}
              when={when}
              className={`transition duration-300 ease-out group-hover:scale-103 ${isOff ? 'opacity-60 grayscale' : ''}`}
            />
          </div>
        )}
        <div className="absolute left-2 top-2 flex gap-1.5 max-md:left-1 max-md:top-4">
          {card.oldPrice !== undefined && <Badge>{words.product.offer}</Badge>}
          {card.oldPrice === undefined && card.isNew && <Badge>{words.product.isNew}</Badge>}
        </div>
      </div>
      <div className="@container flex min-w-0 flex-1 flex-col gap-1.5 p-4 max-md:pr-3">
        <Title className={`text-base font-bold leading-snug ${isOff ? 'text-muted' : ''}`}>
          {/* The link's box is the whole card; other buttons lie above it. */}
          <a
            href={`/products/${card.slug}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {card.name}
          </a>
        </Title>
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
          <CardAction card={card} site={site} mode={mode} isPublished={isPublished} later={later} />
        </div>
      </div>
    </article>
  )
})
