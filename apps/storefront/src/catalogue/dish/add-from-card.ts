import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
import { loadSpokenWords } from '@comanda/screen/spoken'
import { errorShownMs, noSuchModeShownMs, tellError } from '../../state/news.ts'
import { getSetup } from '../../state/setup.ts'
import type { SiteView } from '../../views/site-view.ts'
import { addDish } from './add-dish.ts'
import { loadDish } from './load-dish.ts'
import { tellNotAdded } from './tell-not-added.ts'
import { findPlace } from './use-place.ts'

interface CardWish {
  readonly slug: string
  readonly quantity: number
  readonly site: SiteView
}

/** Adds a dish without choices from its card, with the same checks as on its page; throws when loading fails. */
export async function addFromCard(card: CardWish): Promise<void> {
  const { slug, quantity, site } = card
  const [words, view] = await Promise.all([loadSpokenWords('cart', 'dish', 'refusals'), loadDish(slug)])
  const place = findPlace(view, getSetup(), site)
  if (!place.isOffered) return tellError(words.configuration.notInMode, noSuchModeShownMs)
  const wish = { lines: [{ configuration: emptyConfiguration, quantity }], notes: '', missing: [], target: null }
  const again = () => addFromCard(card).catch(tellNotAdded)
  const outcome = await addDish({ view, place, site, words, wish, again })
  if (outcome.kind === 'stays') tellError(outcome.text, errorShownMs)
}
