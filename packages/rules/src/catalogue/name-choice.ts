import type { LanguageCode } from '../text/language.ts'
import { type LocalText, readText } from '../text/local-text.ts'
import { lowerFirst } from '../text/lower-first.ts'

/** A value of a dish and the question that it answers. */
export interface AnsweredQuestion {
  readonly question: LocalText
  readonly value: LocalText
  /** The menu's own words for the two together. */
  readonly shortName?: LocalText | null
  /** Several values may be chosen, so each names a thing: «Alioli», «Brava». */
  readonly isList: boolean
  /** Another question of the dish has a value of the same name. */
  readonly isShared: boolean
}

// A menu may have no words of its own in a language, so an answer is understood in each of them.
const yes = /^(sí|si|yes|bai|oui|ja)$/iu
const no = /^(no|ez|non|nein|nee)$/iu
const number = /^[\d.,/½¼]+$/u
const opposites: Readonly<Record<string, string>> = {
  con: 'sin',
  sin: 'con',
  with: 'no',
  without: 'with',
  amb: 'sense',
  sense: 'amb',
  avec: 'sans',
  sans: 'avec',
  mit: 'ohne',
  ohne: 'mit',
  met: 'zonder',
  zonder: 'met',
}

/** A choice in words that make sense alone: «Sin cebolla», «Punto: poco hecho», «Alioli» (DAY-203). */
export function nameChoice(answered: AnsweredQuestion, language: LanguageCode): string {
  const { shortName, isList, isShared } = answered
  if (shortName) return readText(shortName, language)
  const question = readText(answered.question, language)
  const value = readText(answered.value, language).trim()
  const asked = question.replace(/^[\s¿]+|[\s?:]+$/gu, '')
  if (yes.test(value) || no.test(value)) return answerInWords(asked, value, language)
  const standsAlone = !number.test(value) && !isShared && (isList || question.includes('?'))
  return standsAlone || asked === '' ? value : `${asked}: ${lowerFirst(value, language)}`
}

/** Whether a value says nothing without its question. */
export function isBareAnswer(value: string): boolean {
  return yes.test(value.trim()) || no.test(value.trim()) || number.test(value.trim())
}

/** «¿Con cebolla?» answered with «No» is «Sin cebolla». */
function answerInWords(asked: string, value: string, language: LanguageCode): string {
  const [first = '', ...rest] = asked.split(' ')
  const opposite = opposites[first.toLowerCase()]
  if (opposite === undefined || rest.length === 0) return `${asked}: ${lowerFirst(value, language)}`
  if (yes.test(value)) return asked
  return [opposite.charAt(0).toUpperCase() + opposite.slice(1), ...rest].join(' ')
}

const leavingOut: Readonly<Record<LanguageCode, (ingredient: string) => string>> = {
  es: (ingredient) => `Sin ${ingredient}`,
  en: (ingredient) => `No ${ingredient}`,
  cat: (ingredient) => `Sense ${ingredient}`,
  eu: (ingredient) => `${ingredient.charAt(0).toUpperCase()}${ingredient.slice(1)} gabe`,
  fr: (ingredient) => `Sans ${ingredient}`,
  ger: (ingredient) => `Ohne ${ingredient}`,
  nl: (ingredient) => `Zonder ${ingredient}`,
}

/** «Sin cebolla»: an ingredient that the dish comes with and that was taken away. */
export function nameLeftOut(ingredient: LocalText, language: LanguageCode): string {
  return leavingOut[language](lowerFirst(readText(ingredient, language), language))
}
