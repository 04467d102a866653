import { lazy, Suspense } from 'react'
import { useDishLinks } from './follow-dish-links.ts'
import { useOpenedDish } from './open-dish.ts'
import { useWayBack } from './use-way-back.ts'

const DishSheet = lazy(() => import('./dish-sheet.tsx'))

/** The dish over the page, when one is open. Its code comes with the first. */
export function DishOverlay() {
  const slug = useOpenedDish()
  useDishLinks()
  useWayBack(slug)
  if (slug === null) return null
  return (
    <Suspense>
      <DishSheet key={slug} slug={slug} />
    </Suspense>
  )
}
