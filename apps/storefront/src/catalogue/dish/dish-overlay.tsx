import { useAppearing } from '@comanda/screen/use-appearing'
import { leavePlace } from '@comanda/screen/use-back-step'
import { StopWaiting, stopWaiting } from '@comanda/ui/waiting-scrim'
import { Suspense, useEffect } from 'react'
import { lazyAgain } from '../../parts/lazy-again.ts'
import { OverlayBoundary } from '../../parts/overlay-boundary.tsx'
import { openedDish, useOpenedDish } from '../../state/open-dish.ts'
import { useDishLinks } from './follow-dish-links.ts'
import { useWayBack } from './use-way-back.ts'

const findSheet = lazyAgain(() => import('./dish-sheet.tsx'))

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
  if (slug === null) return null
  const DishSheet = findSheet()
  return (
    <OverlayBoundary key={slug} onFailed={leavePlace}>
      <Suspense>
        <DishSheet slug={slug} />
        <StopWaiting />
      </Suspense>
    </OverlayBoundary>
  )
}
