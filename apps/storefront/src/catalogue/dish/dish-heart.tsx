import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useRoot } from '../../parts/use-root.ts'
import { useIsPublished } from '../../state/publication.ts'
import { useSetup } from '../../state/setup.ts'
import type { ProductView } from '../../views/product-view.ts'

const FavouriteHeart = lazy(async () => ({ default: (await import('./favourite-heart.tsx')).FavouriteHeart }))

/** Its space is kept from the start; it works once the page is hydrated. Favourites need an account. */
export function DishHeart({ view }: { readonly view: ProductView }) {
  const { site } = useRoot()
  const mode = useSetup('mode')
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  // A dish that is not sold cannot become a favourite.
  const published = useIsPublished(view, site)
  if (!published || site.onlyQr || (mode ?? site.mode) === 'digital-card') return null
  return (
    <span data-plate-part="heart" className="ml-auto size-11 shrink-0">
      {isAlive && (
        <Suspense>
          <FavouriteHeart productId={view.id} name={view.name} />
        </Suspense>
      )}
    </span>
  )
}

const neverChanges = () => () => {}
