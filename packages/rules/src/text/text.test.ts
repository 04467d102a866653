import { describe, expect, it, test } from 'vitest'
import { chooseLanguage, findLanguage } from './choose-language.ts'
import { defaultLanguage, languageCodes } from './language.ts'
import { localText, readText } from './local-text.ts'
import { foldText, matchesSearch } from './search-text.ts'

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
    ['the first wish that is published', ['fr', 'klingon', 'en'], 'en'],
    ['the link before the memory', ['en', 'es'], 'en'],
    ['no wish', [null], 'eu'],
    ['no published wish', ['fr'], 'eu'],
  ])('%s', (_title, wishes, expected) => expect(chooseLanguage(site, wishes)).toBe(expected))

  it('is Spanish when even the language of the site is not published', () => {
    expect(chooseLanguage({ languages: ['en'], defaultLanguage: 'fr' }, [])).toBe('es')
  })

  it('knows its codes only', () => {
    expect(findLanguage('ger')).toBe('ger')
    expect(findLanguage('de')).toBeUndefined()
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
  ])('%j finds it: %j', (query, expected) => expect(matchesSearch(texts, query)).toBe(expected))

  it('folds case and accents', () => expect(foldText('Piña ÀÉÎ')).toBe('pina aei'))
})
