import { startTransition, useEffect, useState } from 'react'
import type { Cell } from './cell.ts'

/**
 * The dialog that lies over the page, by the cell that names it. The scrim already answered the tap, so what comes next
 * renders as a transition: the frame with the scrim is drawn first, and other updates can interrupt it.
 */
export function useAppearing<Value>({ get, follow }: Pick<Cell<Value | null>, 'get' | 'follow'>): Value | null {
  const [shown, setShown] = useState<Value | null>(null)
  useEffect(() => {
    const show = (next: Value | null) => {
      // What was there goes at once, so that the scrim is visible.
      setShown(null)
      if (next !== null) startTransition(() => setShown(() => next))
    }
    show(get())
    return follow(show)
  }, [get, follow])
  return shown
}
