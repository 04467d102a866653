import { useAppearing } from '@comanda/screen/use-appearing'
import { StopWaiting, stopWaiting } from '@comanda/ui/waiting-scrim'
import { Fragment, lazy, Suspense, useEffect } from 'react'
import { openedDish, useOpenedDish } from '../../state/open-dish.ts'
import { useDishLinks } from './follow-dish-links.ts'
import { useWayBack } from './use-way-back.ts'

const DishSheet = lazy(() => import('./dish-sheet.tsx'))

/** The dish over the page, when one is open. Its code is loaded with the first one. */
export function DishOverlay() {
  const slug = useAppearing(openedDish)?.slug ?? null
  useDishLinks()
  useWayBack(useOpenedDish())
  useEffect(() => {
    // Going back before it opens ends the waiting.
    addEventListener('popstate', stopWaiting)
    return () => removeEventListener('popstate', stopWaiting)
  }, [])
  return (
    <Suspense>
      {slug !== null && (
        <Fragment key={slug}>
          <DishSheet slug={slug} />
          <StopWaiting />
        </Fragment>
      )}
    </Suspense>
  )
}
