import type { AllergyWish } from '../cart/allergy-wish.ts'
import type { CartLine } from '../cart/cart.ts'
import { cleanNotes } from '../cart/clean-notes.ts'
import { nameCombination } from '../cart/name-combination.ts'
import type { Configuration } from '../catalogue/configuration.ts'
import { type ContainedAllergens, listContained } from '../catalogue/list-contained.ts'
import type { Product } from '../catalogue/product.ts'
import type { AllergenId, LineId, ProductId, StationId } from '../ids.ts'
import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'
import { listClashes } from './list-clashes.ts'
import { listPlates, type Plate } from './list-plates.ts'
import { type ChoiceWording, wordChoices, wordDeviations } from './word-choices.ts'

/** A dish as the kitchen is sent it. Its words are kept: a later edit of the menu changes none of them (DAY-068). */
export interface SentDish {
  readonly lineId: LineId
  readonly productId: ProductId
  /** Null is the pass. */
  readonly stationId: StationId | null
  readonly course: number
  readonly units: number
  /** The menu it was chosen in. */
  readonly combo: string | null
  readonly name: string
  readonly words: readonly string[]
  /** The part of them that differs from the dish's standard; absent in a sale that was frozen before it was known. */
  readonly deviations?: readonly string[]
  readonly notes: string
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  /** The allergens of somebody who may eat it, in words; absent in a sale that was frozen before it could be said. */
  readonly declared?: readonly string[]
  /** Those of them that were declared for this dish, and not for the whole table. */
  readonly declaredHere?: readonly string[]
  /** What its diner said of those that it meets. */
  readonly answered?: AnsweredAllergies | null
}

export interface AnsweredAllergies {
  readonly wish: AllergyWish
  readonly allergens: readonly string[]
}

/** The house's words, and the station where it cooks. */
export interface Wording extends ChoiceWording {
  readonly nameAllergen: (id: AllergenId) => string
  /** The allergens that were declared for the whole order or table. */
  readonly allergies?: readonly AllergenId[]
  readonly route: (product: Product) => StationId | null
}

/** The dishes of a line that have to be cooked; none for what is only charged, such as the service. */
export function listSentDishes(line: CartLine, product: Product, wording: Wording): SentDish[] {
  if (product.service !== null) return []
  const whole = { product, configuration: line.configuration, units: line.quantity, combo: null }
  const plates = listPlates(whole, (plate) => nameWhole(plate, wording))
  return plates.map((plate) => toSentDish(plate, line, wording))
}

function toSentDish(plate: Plate, line: CartLine, wording: Wording): SentDish {
  const { product, configuration, units, combo } = plate
  const { contains, traces } = listContained(product, configuration, wording.context)
  return {
    lineId: line.id,
    productId: product.id,
    stationId: wording.route(product),
    // The diner chose the course of the line; a dish of a menu keeps its own.
    course: combo === null ? line.course : product.course || line.course,
    units,
    combo,
    name: nameDish(product, configuration, wording.language),
    words: wordChoices(plate, wording),
    deviations: wordDeviations(plate, wording),
    notes: cleanNotes(line.notes),
    allergens: contains.map(wording.nameAllergen),
    traces: traces.map(wording.nameAllergen),
    declared: nameDeclared([...(line.allergies ?? []), ...(wording.allergies ?? [])], wording),
    declaredHere: nameDeclared(line.allergies ?? [], wording),
    answered: nameAnswered(line, { contains, traces }, wording),
  }
}

/** An answer goes with the dishes that it is about: in a menu those that have none of it stay without. */
function nameAnswered(
  { allergyAnswer }: CartLine,
  { contains, traces }: ContainedAllergens,
  { nameAllergen }: Wording,
): AnsweredAllergies | null {
  if (!allergyAnswer) return null
  const met = listClashes({ declared: allergyAnswer.allergens, allergens: contains, traces })
  return met.length === 0 ? null : { wish: allergyAnswer.wish, allergens: met.map(nameAllergen) }
}

/** Each once. */
function nameDeclared(allergies: readonly AllergenId[], { nameAllergen }: Wording): string[] {
  return [...new Set(allergies)].sort((one, other) => one - other).map(nameAllergen)
}

/** Name and variant; values without a variant of their own are words. */
function nameDish(product: Product, configuration: Configuration, language: LanguageCode): string {
  return nameCombination(product, configuration, language) ?? readText(product.name, language)
}

/** A menu with the choices that belong to none of its dishes. */
function nameWhole(plate: Plate, wording: Wording): string {
  const name = nameDish(plate.product, plate.configuration, wording.language)
  const words = wordChoices(plate, wording)
  return words.length === 0 ? name : `${name} (${words.join(', ')})`
}
