import { useState } from 'react'
import { useRoot } from '../../parts/use-root.ts'
import { landingSettled } from '../../state/landing.ts'
import { getSetup } from '../../state/setup.ts'
import { openOverlay } from '../../state/shell.ts'
import type { ProductView } from '../../views/product-view.ts'
import { tellNotAdded } from './tell-not-added.ts'
import { type DishPlace, findPlace } from './use-place.ts'
import type { Wish } from './wish.ts'

interface Adding {
  readonly add: (wish: Wish) => void
  /** The answer to «add» is awaited. */
  readonly isSubmitting: boolean
}

/** One press on «add», from the first check to the line in the basket. The code for it is loaded when needed. */
export function useAdding(view: ProductView, onDone: () => void): Adding {
  const { site } = useRoot()
  const [isSubmitting, setSubmitting] = useState(false)
  const add = async (wish: Wish, where: DishPlace): Promise<void> => {
    setSubmitting(true)
    const again = () => add(wish, findPlace(view, getSetup(), site))
    const settled = await import('./submit-wish.ts')
      .then(({ submitWish }) => submitWish({ view, place: where, site, wish, again }))
      .catch(async (fault: unknown) => {
        setSubmitting(false)
        await tellNotAdded(fault)
        return null
      })
    if (settled === null) return
    setSubmitting(settled.submitting)
    if (settled.dialog === 'open') return
    onDone()
    // A diner who came from the basket returns to it.
    if (wish.lineId !== undefined) openOverlay({ name: 'cart' })
  }
  const addNow = async (wish: Wish) => {
    await landingSettled()
    await add(wish, findPlace(view, getSetup(), site))
  }
  return { add: addNow, isSubmitting }
}
