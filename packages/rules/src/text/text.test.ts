import { describe, expect, it, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { defaultLanguage, languageCodes } from './language.ts'
import { localText, readText } from './local-text.ts'
import { createSearch, findUnwanted, foldText, listSearchWords, matchesSearch } from './search-text.ts'

it('speaks es, en, cat, eu, fr, ger and nl, Spanish by default [SITE-027]', () => {
  expect([...languageCodes].sort()).toEqual(['cat', 'en', 'es', 'eu', 'fr', 'ger', 'nl'])
  expect(defaultLanguage).toBe('es')
})

test.each([
  ['the variant', 'en', 'Cod'],
  ['the base text where the variant is missing', 'fr', 'Bacalao'],
  ['the base text where the variant is empty', 'nl', 'Bacalao'],
] as const)('reads %s [SITE-029]', (_title, language, expected) => {
  expect(readText(localText('Bacalao', { en: 'Cod', nl: '' }), language)).toBe(expected)
  expect(readText(localText('Pan'), language)).toBe('Pan')
})

describe('the language of a visit', () => {
  const site = { languages: ['eu', 'en', 'es'], defaultLanguage: 'eu' } as const
  test.each([
    ['a published wish', ['en'], 'en'],
    ['the first wish that is published', ['fr', undefined, 'en'], 'en'],
    ['the link before the memory', ['en', 'es'], 'en'],
    ['no wish', [undefined], 'eu'],
    ['no published wish', ['fr'], 'eu'],
  ] as const)('%s', (_title, wishes, expected) => expect(chooseLanguage(site, wishes)).toBe(expected))

  it('is Spanish when even the language of the site is not published', () => {
    expect(chooseLanguage({ languages: ['en'], defaultLanguage: 'fr' }, [])).toBe('es')
  })
})

describe('searching', () => {
  const texts = ['Croquetas de Jamón', 'Con bechamel casera', 'leche, jamón ibérico']
  test.each([
    ['jamon', true],
    ['JAMÓN', true],
    ['croquetas bechamel', true],
    ['croquetas gambas', false],
    ['  ibérico ', true],
    ['', true],
    ['de jam', true],
    ['jamón con', true],
    ['jamoncon', false],
    // What is not wanted is a phrase, not two words.
    ['sin casera', false],
    ['sin', false],
  ])('%j finds it: %j', (query, expected) => expect(matchesSearch(texts, query)).toBe(expected))

  test.each([
    ['sin gluten', 'gluten'],
    ['SIN frutos secos', 'frutos secos'],
    ['gluten free', 'gluten'],
    ['esnerik gabe', 'esnerik'],
    ['sin', null],
    ['gluten', null],
    ['singluten', null],
  ])('%j is a wish to be without %j [F-075]', (query, expected) => expect(findUnwanted(query)).toBe(expected))

  it('finds what is called so, and no glutinous rice without sugar [F-075]', () => {
    expect(matchesSearch(['Tarta sin gluten'], 'sin gluten')).toBe(true)
    expect(matchesSearch(['Arroz glutinoso, sin azúcar'], 'sin gluten')).toBe(false)
  })

  test.each([
    ['the whole beginning', 'Jamón ibérico', 'jamon i', 0],
    ['the beginning of a word', 'Croquetas de jamón', 'JAM', 1],
    ['the middle of a word', 'Croquetas de jamón', 'quetas', 2],
    ['nothing of the name', 'Croquetas de jamón', 'bechamel', 3],
  ])('puts %s in its place', (_title, name, query, rank) => expect(createSearch(query).rank(foldText(name))).toBe(rank))

  it('splits what is looked for into words', () => {
    expect(listSearchWords('  Piña  ASADA ')).toEqual(['pina', 'asada'])
    expect(listSearchWords(' ')).toEqual([])
  })

  it('folds case and accents', () => expect(foldText('Piña ÀÉÎ')).toBe('pina aei'))
})
