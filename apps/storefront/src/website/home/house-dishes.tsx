import { showsPrice } from '@comanda/rules/catalogue/card-actions'
import { usePrice, useWords } from '@comanda/screen/words'
import type { Dishes } from '../../catalogue/menu/use-dishes.tsx'
import { DishPicture } from '../../parts/dish-picture.tsx'
import { useSetup } from '../../state/setup.ts'
import type { CardView } from '../../views/card-view.ts'
import type { SiteView } from '../../views/site-view.ts'
import { Rail } from './rail.tsx'

interface HouseDishesProps {
  readonly dishes: Dishes
  readonly cards: readonly CardView[]
  readonly places: readonly number[]
  readonly site: SiteView
}

/**
 * The dishes that the venue features (OPEN-110). Each is a link and no whole card: the cards are further down, and
 * every card on a page makes each tap slower on a slow phone.
 */
export function HouseDishes({ dishes, cards, places, site }: HouseDishesProps) {
  const words = useWords()
  const price = usePrice()
  const mode = useSetup('mode') ?? site.mode
  const shown = dishes.nowFirst(dishes.pick(places)).flatMap((place) => cards[place] ?? [])
  if (shown.length === 0) return null
  return (
    <Rail id="house-dishes" title={words.home.houseDishes}>
      {shown.map((card) => (
        <a key={card.id} href={`/products/${card.slug}`} className="group w-36 shrink-0 snap-start rounded-2xl md:w-44">
          {card.picture && (
            <DishPicture
              picture={card.picture}
              alt=""
              sizes="(min-width: 768px) 176px, 144px"
              className="aspect-4/3 w-full rounded-2xl shadow-card transition duration-200 ease-out group-hover:scale-103"
            />
          )}
          <span className="mt-2 line-clamp-2 text-sm font-bold leading-tight">{card.name}</span>
          {showsPrice(site, mode) && <span className="mt-1 block text-sm text-muted">{price(card.price)}</span>}
        </a>
      ))}
    </Rail>
  )
}
