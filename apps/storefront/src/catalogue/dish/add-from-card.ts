import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
import type { ProductId } from '@comanda/rules/ids'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { errorShownMs, noSuchModeShownMs, tellError } from '@comanda/screen/toasts'
import { applyPending } from '../../cart/apply-change.ts'
import { listOwnLines } from '../../cart/list-own-lines.ts'
import { landingSettled } from '../../state/landing.ts'
import { getSetup } from '../../state/setup.ts'
import type { SiteView } from '../../views/site-view.ts'
import { addDish } from './add-dish.ts'
import { asSoldHere } from './as-sold-here.ts'
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
  const asked = [loadSpokenWords('cart', 'dish', 'refusals'), loadDish(slug), landingSettled()] as const
  const [words, made] = await Promise.all(asked)
  const view = asSoldHere(made, getSetup().storeId ?? site.firstStoreId)
  const place = findPlace(view, getSetup(), site)
  if (!place.isOffered) return tellError(words.configuration.notInMode, noSuchModeShownMs)
  const wish = { lines: [{ configuration: emptyConfiguration, quantity }], notes: '', missing: [], target: null }
  const again = () => addFromCard(card).catch(tellNotAdded)
  const outcome = await addDish({ view, place, site, words, wish, again })
  if (outcome.kind === 'stays') tellError(outcome.text, errorShownMs)
}

/** Takes one of a dish out of the cart again: of the line that was added last. */
export async function takeFromCard(productId: ProductId, site: SiteView): Promise<void> {
  const { order } = await import('../../cart/order.ts')
  await order.open(site.modes)
  const held = order.get()
  const line = held && listOwnLines(applyPending(held)).findLast((own) => own.productId === productId)
  if (!line) return
  if (line.quantity > 1) order.setQuantity({ lineId: line.id, quantity: line.quantity - 1 })
  else order.remove(line.id)
}
