import { foldText } from './search-text.ts'

/** Shorter words sound like too many others, and are often articles. */
const shortestWord = 4
/** A word that is all there is may be this short. */
const shortestAlone = 3
const shortestSound = 3

/** The longest names have fewer. */
const mostWords = 16

/**
 * Measures how far what was typed is from some texts, by sound and by letters: 0 sounds the same, and every wrong letter
 * adds 1; null when a word is like none of theirs (F-075). Dishes share most of their words, so each is compared once.
 */
export function createSlipMeter(query: string): (texts: readonly string[]) => number | null {
  const typed = [...new Set(listWords(query))]
  const long = typed.filter((word) => word.length >= shortestWord)
  const counted = long.length > 0 ? long : typed.filter((word) => word.length >= shortestAlone)
  if (counted.length === 0 || counted.length > mostWords) return () => null
  const meters = counted.map((word) => createWordMeter(word, word === typed.at(-1)))
  return (texts) => {
    const words = texts.flatMap(listWords)
    const slips = meters.map((measure) => Math.min(...words.map(measure)))
    const isLike = slips.every((count, at) => count <= allowedSlips(counted[at] ?? ''))
    return isLike ? slips.reduce((sum, count) => sum + count, 0) : null
  }
}

interface Near {
  readonly slips: number
  /** The name alone is like it. */
  readonly isNamed: boolean
}

/** The nearest first, and of equals what is called so. */
export function compareNear(one: Near, other: Near): number {
  return Number(other.isNamed) - Number(one.isNamed) || one.slips - other.slips
}

/** The last word may be only begun, and a slip in it must not hide what it will be. */
function createWordMeter(typed: string, isLast: boolean): (word: string) => number {
  const known = new Map<string, number>()
  const heard = { word: typed, sound: toSound(typed) }
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const whole = countSlips(heard, { word, sound: toSound(word) })
    const slips = isLast ? Math.min(whole, countSlips(heard, beginning(word, typed.length))) : whole
    known.set(word, slips)
    return slips
  }
}

function beginning(word: string, length: number): HeardWord {
  const begun = word.slice(0, length)
  return { word: begun, sound: toSound(begun) }
}

function listWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function allowedSlips({ length }: string): number {
  return length < 8 ? 1 : 2
}

interface HeardWord {
  readonly word: string
  readonly sound: string
}

function countSlips(typed: HeardWord, { word, sound }: HeardWord): number {
  const byLetters = measureDistance(typed.word, word)
  // «zzzz» sounds like every word of one letter.
  if (typed.sound.length < shortestSound) return byLetters
  // A word that is only begun sounds like all that begin so.
  if (sound.startsWith(typed.sound)) return 0
  return Math.min(byLetters, measureDistance(typed.sound, sound))
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ch|sh|tx/g, 'ĉ'],
  [/ph/g, 'f'],
  [/qu|c(?![eiĉ])/g, 'k'],
  [/gu(?=[ei])/g, 'ĝ'],
  [/g(?=[ei])/g, 'j'],
  [/ĝ/g, 'g'],
  [/[czx]|ss/g, 's'],
  [/[vw]/g, 'b'],
  [/ll/g, 'y'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
]

/** A folded word as it is heard in Spanish, where b and v, ll and y, or z and s are told apart by eye alone. */
function toSound(word: string): string {
  return sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
}

/** Letters to change, add, leave out or swap with their neighbour, to make one word of the other. */
function measureDistance(one: string, other: string): number {
  // More slips than any word is allowed need not be counted.
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const ways = [
        get(last, at) + 1,
        get(next, at - 1) + 1,
        get(last, at - 1) + (isSame ? 0 : 1),
        ...(isSwapped ? [get(before, at - 2) + 1] : []),
      ]
      next.push(Math.min(...ways))
    }
    before = last
    last = next
  }
  return get(last, other.length)
}

function get(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY
}
