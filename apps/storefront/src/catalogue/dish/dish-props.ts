import type { Choosing } from '@comanda/rules/catalogue/choosing'
import type { ReactNode } from 'react'
import type { ProductView } from '../../views/product-view.ts'
import type { DishPlace } from './use-place.ts'

/** A dish is shown on a page of its own, or in a dialog over another. */
export type DishFrameKind = 'page' | 'sheet'

export interface DishProps {
  readonly view: ProductView
  readonly frame: DishFrameKind
  readonly place: DishPlace
  readonly verdict: (choosing: Choosing) => ReactNode
  /** The dish was added, or cannot be bought: a dialog closes. */
  readonly onDone: () => void
}
