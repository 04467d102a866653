import type { Language } from '@comanda/i18n/languages'
import { loadWords } from '@comanda/i18n/load-words'
import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
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
  readonly language: Language
}

/** Adds a dish without choices from its card, by the same checks as from its own page; throws when it cannot be fetched. */
export async function addFromCard(card: CardWish): Promise<void> {
  const { slug, quantity, site, language } = card
  const [words, view] = await Promise.all([loadWords(language, 'cart', 'dish', 'refusals'), loadDish(slug)])
  const place = findPlace(view, getSetup(), site)
  if (!place.isOffered) return tellError(words.configuration.notInMode, noSuchModeShownMs)
  const wish = { lines: [{ configuration: emptyConfiguration, quantity }], notes: '', missing: [], target: null }
  const again = () => addFromCard(card).catch((error) => tellNotAdded(error, language))
  const outcome = await addDish({ view, place, site, words, language, wish, again })
  if (outcome.kind === 'stays') tellError(outcome.text, errorShownMs)
}
