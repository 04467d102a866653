import { describe, expect, it, test } from 'vitest'
import { cat } from './dictionaries/cat.ts'
import { en } from './dictionaries/en.ts'
import { es } from './dictionaries/es.ts'
import { eu } from './dictionaries/eu.ts'
import { fr } from './dictionaries/fr.ts'
import { ger } from './dictionaries/ger.ts'
import { nl } from './dictionaries/nl.ts'
import { dictionaryOf } from './dictionary-of.ts'
import { type Language, languages } from './languages.ts'
import { loadWords } from './load-words.ts'
import { mailWordsOf } from './mail-words-of.ts'

const everyLanguage = Object.keys(languages) as Language[]
const unspoken = 'gl' as Language

describe('languages', () => {
  test.each([
    ['es', es],
    ['en', en],
    ['eu', eu],
    ['fr', fr],
    ['ger', ger],
    ['cat', cat],
    ['nl', nl],
    // Every published language has words now, so a code that is none stands for the next one.
    [unspoken, es],
  ] as const)('%s has its own dictionary or shows the Spanish one [SITE-028]', async (language, dictionary) => {
    expect(dictionaryOf(language)).toBe(dictionary)
    expect(dictionary).toMatchObject(await loadWords(language))
    expect(dictionary).toMatchObject(await loadWords(language, 'dish', 'cart'))
    expect(Object.keys(await loadWords(language, 'dish'))).not.toContain('cart')
  })

  it('writes mails in Spanish for a language without words [SITE-028]', () => {
    expect(mailWordsOf(unspoken)).toBe(mailWordsOf('es'))
  })

  it('knows es, en, cat, eu, fr, ger and nl, and no other', () => {
    expect(Object.keys(languages).toSorted()).toEqual(['cat', 'en', 'es', 'eu', 'fr', 'ger', 'nl'])
  })

  it('gives each language a tag a browser accepts', () => {
    const tags = Object.values(languages).map((row) => row.tag)
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags)
    expect(new Set(tags).size).toBe(tags.length)
  })
})

describe('dictionaries', () => {
  test.each(everyLanguage)('%s leaves no text empty or untrimmed', (language) => {
    for (const text of listTexts(dictionaryOf(language))) {
      expect(text).not.toBe('')
      expect(text).toBe(text.trim())
    }
  })

  test.each([
    ['es', 2, '2 platos'],
    ['es', 1, '1 plato'],
    ['en', 1, '1 dish'],
    ['fr', 0, '0 plat'],
    ['cat', 1, '1 plat'],
    ['cat', 2, '2 plats'],
  ] as const)('%s counts dishes', (language, count, text) => {
    expect(dictionaryOf(language).home.dishes(count)).toBe(text)
  })

  test.each(everyLanguage.filter((code) => code !== 'es'))('%s has words of its own [F-090]', (language) => {
    const spanish = new Set(listAll('es').filter(isSentence))
    const own = listAll(language).filter(isSentence)
    expect(own.length).toBeGreaterThan(500)
    // Neighbours share some: «Carta digital», «Hora punta», «Reserva confirmada».
    expect(own.filter((text) => spanish.has(text)).length / own.length).toBeLessThan(0.05)
    // A printer's test names the signs that it must have.
    expect(own.filter((text) => leftOver.test(text.replace('ñ, €, «', '')))).toEqual([])
  })
})

/** What only Spanish writes. */
const leftOver = /[ñ¿¡]|(?<!\p{L})(las|con|sin|para|pedidos?|mesas?|correo|cuenta|hay|elige|escribe)(?!\p{L})/iu

/** Single words may well be the same: «Total», «PIN», «Bizum». */
function isSentence(text: string): boolean {
  return text.includes(' ')
}

/** Texts of the screens and of mails, in the same order in every language. */
function listAll(language: Language): string[] {
  return [...listTexts(dictionaryOf(language)), ...listTexts(mailWordsOf(language))]
}

function listTexts(section: object): string[] {
  return Object.values(section).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value]
    // Where a number or a name is expected, a list with one entry reads as that entry.
    if (typeof value === 'function') return [String(value(['7'], ['7'], ['7']))]
    return listTexts(value as object)
  })
}
