import { describe, expect, it, test } from 'vitest'
import { en } from './dictionaries/en.ts'
import { es } from './dictionaries/es.ts'
import { eu } from './dictionaries/eu.ts'
import { fr } from './dictionaries/fr.ts'
import { ger } from './dictionaries/ger.ts'
import { dictionaryOf } from './dictionary-of.ts'
import { type Language, languages } from './languages.ts'
import { loadWords } from './load-words.ts'

describe('languages', () => {
  test.each([
    ['es', es],
    ['en', en],
    ['eu', eu],
    ['fr', fr],
    ['ger', ger],
    ['cat', es],
    ['nl', es],
  ] as const)('%s has its own dictionary or shows the Spanish one [SITE-028]', async (language, dictionary) => {
    expect(dictionaryOf(language)).toBe(dictionary)
    expect(dictionary).toMatchObject(await loadWords(language))
    expect(dictionary).toMatchObject(await loadWords(language, 'dish', 'cart'))
    expect(Object.keys(await loadWords(language, 'dish'))).not.toContain('cart')
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
  test.each(['es', 'en', 'eu', 'fr', 'ger'] as const)('%s leaves no text empty or untrimmed', (language: Language) => {
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
  ] as const)('%s counts dishes', (language, count, text) => {
    expect(dictionaryOf(language).home.dishes(count)).toBe(text)
  })
})

function listTexts(section: object): string[] {
  return Object.values(section).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value]
    // Where a number or a name is expected, a list with one entry reads as that entry.
    if (typeof value === 'function') return [String(value(['7'], ['7'], ['7']))]
    return listTexts(value as object)
  })
}
