import { getFavourites } from '@comanda/contract/calls/favourite'
import type { ListedProducts } from '@comanda/contract/entities/product'
import { toAllergenView } from '@comanda/dish/allergen-view'
import { defaultTimeZone, instant } from '@comanda/rules/time/store-moment'
import { useLanguage, useWords } from '@comanda/screen/words'
import { useEffect, useMemo } from 'react'
import { FavouriteHeart } from '../catalogue/dish/favourite-heart.tsx'
import { showBlurs } from '../catalogue/menu/show-blurs.ts'
import { useDishes } from '../catalogue/menu/use-dishes.tsx'
import { MenuLink } from '../parts/exit-links.tsx'
import { useRoot } from '../parts/use-root.ts'
import { call } from '../state/client.ts'
import { keepFavourites } from '../state/favourites.ts'
import { CardList } from '../views/card-list.ts'
import { ListSkeleton, OwnPart } from './own-part.tsx'
import { NothingYet, SectionTitle } from './section-title.tsx'
import { useOwn } from './use-own.ts'

/** The customer's own favourites, as cards of the menu (ACCOUNT-034). A removed one stays until the page is left. */
export function Favourites() {
  const words = useWords('customer').accountPage
  const own = useOwn('favourites', (customerId) => call(getFavourites, { customerId }))
  return (
    <>
      <SectionTitle title={words.favorites} />
      <OwnPart own={own} skeleton={<ListSkeleton rows={3} className="h-36" />}>
        {(listed) =>
          listed.products.length === 0 ? (
            <NothingYet title={words.noFavorites} hint={words.favoritesHint}>
              <MenuLink />
            </NothingYet>
          ) : (
            <FavouriteCards listed={listed} />
          )
        }
      </OwnPart>
    </>
  )
}

function FavouriteCards({ listed }: { readonly listed: ListedProducts }) {
  const root = useRoot()
  const language = useLanguage()
  const menu = useMemo(() => {
    const cards = new CardList(language, listed.legend)
    for (const product of listed.products) cards.add(product)
    // Nothing is known of the hour before the page has asked for it.
    const clock = { later: [], laterUntil: instant(0), zone: defaultTimeZone }
    return {
      ...cards.toView(),
      ...clock,
      allergens: listed.legend.allergens.map((one) => toAllergenView(one, language)),
    }
  }, [listed, language])
  const dishes = useDishes(menu, root)
  useEffect(() => {
    showBlurs(menu.blurs, 0)
    keepFavourites(menu.cards.map(({ id }) => id))
  }, [menu])
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {menu.cards.map((card, place) => (
        <li key={card.id} className="relative grid">
          {dishes.show(place, 'row')}
          <FavouriteHeart
            productId={card.id}
            name={card.name}
            className="absolute right-2 bottom-2 md:top-2 md:bottom-auto"
          />
        </li>
      ))}
    </ul>
  )
}
