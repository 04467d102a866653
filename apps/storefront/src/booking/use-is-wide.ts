import { narrowScreenPixels } from '@comanda/rules/booking/booking-days'
import { useSyncExternalStore } from 'react'

const wide = `(min-width: ${narrowScreenPixels}px)`

/** Wide: chips and seven days; narrow: a list and five days (BOOKING-003, BOOKING-005). */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
