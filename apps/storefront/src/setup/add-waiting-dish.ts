import { openDish } from '../state/open-dish.ts'
import { getSetup } from '../state/setup.ts'
import type { StartOverlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'

/** The dish whose card began the order: it is added as from its card, and one with choices opens to be chosen. */
export async function addWaitingDish({ slug, hasChoices }: NonNullable<StartOverlay['dish']>, site: SiteView) {
  // Whoever only wants to read the menu orders nothing.
  if (getSetup().mode === 'digital-card') return
  if (hasChoices) return openDish(slug)
  const [{ addFromCard }, { tellNotAdded }] = await Promise.all([
    import('../catalogue/dish/add-from-card.ts'),
    import('../catalogue/dish/tell-not-added.ts'),
  ])
  await addFromCard({ slug, quantity: 1, site }).catch(tellNotAdded)
}
