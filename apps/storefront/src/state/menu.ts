import { createCell } from '@comanda/screen/cell'
import type { CategoryLink } from '../views/frame-view.ts'

const chosen = createCell<readonly CategoryLink[] | null>(null)

/** The categories of the chosen brand, store and mode; null while the page's own are valid. */
export const useChosenCategories = chosen.use
export const setChosenCategories = chosen.set

const dishCount = createCell<number | null>(null)

/** How many dishes of this page fit the filters; null on a page without dishes. */
export const useDishCount = dishCount.use
export const setDishCount = dishCount.set
