import { type FoldedTexts, findMatches, findUnwanted, foldTexts } from '@comanda/rules/text/search-text'
import { compareNear, createSlipMeter } from '@comanda/rules/text/similar-words'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import { CardList, type CardsView } from '../../views/card-list.ts'
import type { CardView } from '../../views/card-view.ts'
import { isNearMiss } from '../../views/category-view.ts'
import type { Found } from './found.ts'
import { joinFound } from './join-found.ts'
import { showBlurs } from './show-blurs.ts'

/** Long enough to ask once per word, short enough that nobody notices. */
const typingPause = 220

/** Shows what is found at once on this device, then what the server adds. What it gives back ends it. */
export function findDishes(menu: CardsView, text: string, show: (found: Found) => void): () => void {
  const device = findOnDevice(menu, text)
  show(device)
  let isLeft = false
  const asking = setTimeout(async () => {
    const server = await findOnServer(menu, text)
    if (server && !isLeft) show(joinFound(device, server))
  }, typingPause)
  return () => {
    isLeft = true
    clearTimeout(asking)
  }
}

/** Searches the dishes on the page: without waiting, and without a connection too. */
function findOnDevice(menu: CardsView, text: string): Found {
  const found = findMatches([...menu.cards.keys()], text, (place) => foldCard(menu.cards[place] as CardView))
  return found.length > 0 ? { text, found, menu } : { text, menu, ...findNear(menu, text) }
}

const foldedCards = new WeakMap<CardView, FoldedTexts>()

/** Kept, because a menu of thousands is searched again with each letter. */
function foldCard(card: CardView): FoldedTexts {
  const known = foldedCards.get(card)
  if (known) return known
  const folded = foldTexts(card.name, textsOf(card))
  foldedCards.set(card, folded)
  return folded
}

/** Dishes whose words sound or look like what was typed, the nearest first. */
function findNear({ cards }: CardsView, text: string): Pick<Found, 'found' | 'isNear'> {
  const measure = findUnwanted(text) === null ? createSlipMeter(text) : () => null
  const near = cards.flatMap((card, place) => {
    const slips = measure(textsOf(card))
    return slips === null ? [] : [{ place, slips, isNamed: measure([card.name]) !== null }]
  })
  const found = near.toSorted(compareNear).map(({ place }) => place)
  return { found, ...(found.length > 0 && { isNear: true as const }) }
}

function textsOf({ name, ingredients = '' }: CardView): string[] {
  return [name, ingredients]
}

/** Searches everything the store sells and forgives typing mistakes; undefined when the server cannot be reached. */
async function findOnServer(menu: CardsView, text: string): Promise<Found | undefined> {
  try {
    const { askDishes } = await import('./ask-dishes.ts')
    const { products, legend } = await askDishes(text)
    const language = spokenLanguage()
    const cards = new CardList(language, { categories: legend.categories, known: menu })
    const found = products.map((product) => cards.add(product))
    const grown = cards.toView()
    showBlurs(grown.blurs.slice(menu.blurs.length), menu.blurs.length)
    return { text, found, menu: grown, ...isNearMiss(products, text, language) }
  } catch {
    return undefined
  }
}
