import type { AllergyWish } from '@comanda/rules/cart/allergy-wish'
import type { AllergyAnswer } from '@comanda/rules/kitchen/allergy-answer'
import { listFramed, listHeadAllergies } from '@comanda/rules/kitchen/frame-allergies'
import { listClashes } from '@comanda/rules/kitchen/list-clashes'
import type { Paper, PaperLine } from './paper.ts'

export interface PaperDish {
  readonly units: number
  readonly name: string
  readonly combo: string | null
  readonly words: readonly string[]
  readonly notes: string
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
  /** The allergens of somebody who may eat it. */
  readonly declared: readonly string[]
  /** Those of them that were declared for this dish, and not for the whole table. */
  readonly declaredHere: readonly string[]
  /** Who took a clash with them on, and how. */
  readonly allergyAnswer: AllergyAnswer | null
  readonly allergyBy: string
  /** What its diner said of those that it meets. */
  readonly answered: { readonly wish: AllergyWish; readonly allergens: readonly string[] } | null
  readonly course: number
  /** A later course, which the kitchen does not begin yet. */
  readonly isHeld: boolean
}

/** A ticket as one printer is given it. Hours are as the store's clock shows them. */
export interface KitchenPaper {
  /** The station that it is for; null at the pass. */
  readonly station: string | null
  readonly mode: string
  readonly place: string
  readonly number: number
  /** The course that the kitchen is to begin now, of a ticket that it has; null for the ticket itself. */
  readonly firedCourse: number | null
  /** The number of the order that it was added to: both go out together. */
  readonly beside: number | null
  readonly notes: string
  readonly sentAt: string
  readonly dueAt: string
  readonly dishes: readonly PaperDish[]
  /** The hour of this copy; null on the one paper without a mark. */
  readonly copiedAt: string | null
}

/** In the house's language. */
export interface PaperWords {
  readonly course: (course: number) => string
  readonly fired: (course: number) => string
  readonly held: string
  readonly allergy: (names: string) => string
  readonly tableAllergy: (names: string) => string
  readonly clashes: (names: string) => string
  readonly adaptedBy: (name: string) => string
  readonly floorToldBy: (name: string) => string
  readonly answered: { readonly [Wish in AllergyWish]: (names: string) => string }
  readonly contains: string
  readonly mayContain: string
  readonly due: (hour: string) => string
  readonly beside: (number: number) => string
}

/** The mark is the same in every language: a cook must know it without reading. */
const copyMark = 'DUPLICADO'

/** What, how and for whom; a kitchen needs no prices. */
export function writeKitchenPaper(ticket: KitchenPaper, words: PaperWords): Paper {
  const { station, mode, place, number, firedCourse, beside, notes, sentAt, dueAt, dishes, copiedAt } = ticket
  const mark = copiedAt === null ? [] : [line(`${copyMark} ${copiedAt}`, 'large')]
  const ofTable = listHeadAllergies(dishes)
  const courses = [...Map.groupBy(dishes, ({ course }) => course)].sort(([one], [other]) => one - other)
  return [
    ...mark,
    ...(firedCourse === null ? [] : [line(words.fired(firedCourse), 'large')]),
    line(`${station === null ? '' : `${station} · `}#${number} · ${sentAt}`, 'strong'),
    line(place === '' ? mode : place, 'large'),
    line(`${mode}${dueAt === sentAt ? '' : ` · ${words.due(dueAt)}`}`, 'strong'),
    ...(beside === null ? [] : [line(words.beside(beside), 'large')]),
    ...(ofTable.length === 0 ? [] : [line(`!! ${words.tableAllergy(ofTable.join(', '))}`, 'strong')]),
    ...(notes === '' ? [] : [line(`«${notes}»`, 'strong')]),
    ...courses.flatMap(([course, served]) => ['rule' as const, ...writeCourse(course, served, words)]),
    'rule',
    // Whoever tears it off sees at both ends what it is.
    ...mark,
  ]
}

function writeCourse(course: number, dishes: readonly PaperDish[], words: PaperWords): PaperLine[] {
  const waits = dishes.every(({ isHeld }) => isHeld)
  const head = course > 1 || waits ? [line(`${words.course(course)}${waits ? ` · ${words.held}` : ''}`, 'strong')] : []
  return [...head, ...dishes.flatMap((dish) => writeDish(dish, words))]
}

function writeDish(dish: PaperDish, words: PaperWords) {
  const { units, name, combo, words: chosen, notes, allergens, traces, answered } = dish
  const framed = listFramed(dish)
  const clashes = listClashes(dish)
  return [
    // Before the name: whoever reads no further has read this (DAY-072).
    ...(framed.length === 0 ? [] : [line(`!! ${words.allergy(framed.join(', '))}`, 'large')]),
    ...(clashes.length === 0 ? [] : [line(`!! ${words.clashes(clashes.join(', ').toUpperCase())}`, 'large')]),
    ...writeTaken(dish, words),
    ...(answered === null
      ? []
      : [line(`!! ${words.answered[answered.wish](answered.allergens.join(', '))}`, 'strong')]),
    line(`${units} × ${name}`, 'large'),
    ...(combo === null ? [] : [line(`(${combo})`, 'plain')]),
    ...chosen.map((word) => line(`- ${word}`, 'strong')),
    ...(notes === '' ? [] : [line(`«${notes}»`, 'strong')]),
    ...(allergens.length === 0 ? [] : [line(`${words.contains} ${allergens.join(', ')}`, 'strong')]),
    ...(traces.length === 0 ? [] : [line(`${words.mayContain} ${traces.join(', ')}`, 'plain')]),
  ]
}

/** Whose word it is that an allergy is known (DAY-073). */
function writeTaken({ allergyAnswer, allergyBy }: PaperDish, { adaptedBy, floorToldBy }: PaperWords): PaperLine[] {
  if (allergyAnswer === null) return []
  return [line(`!! ${allergyAnswer === 'adapt' ? adaptedBy(allergyBy) : floorToldBy(allergyBy)}`, 'strong')]
}

function line(text: string, look: PaperLine['look']): PaperLine {
  return { text, look }
}
