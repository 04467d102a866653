import { WaitingScrim } from '@comanda/ui/waiting-scrim'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useDishLinks } from './follow-dish-links.ts'
import { useOpenedDish } from './open-dish.ts'
import { useWayBack } from './use-way-back.ts'

const DishSheet = lazy(() => import('./dish-sheet.tsx'))

/** The dish over the page, when one is open. Its code comes with the first. */
export function DishOverlay() {
  const slug = useOpenedDish()
  const isAwaited = useAwaited(slug)
  useWayBack(slug)
  return (
    <>
      {(isAwaited || slug !== null) && <WaitingScrim isOver={!isAwaited} />}
      <Suspense>{slug !== null && <DishSheet key={slug} slug={slug} />}</Suspense>
    </>
  )
}

/** Whether a dish was tapped that is not open yet: the tap is answered by the next frame, whatever opening it takes. */
function useAwaited(opened: string | null): boolean {
  const [tapped, setTapped] = useState<string | null>(null)
  useDishLinks(setTapped)
  useEffect(() => {
    if (opened !== null) setTapped(null)
    // Whoever goes back before it opens no longer waits for it.
    const forget = () => setTapped(null)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [opened])
  return tapped !== null && tapped !== opened
}
