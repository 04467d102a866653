import { expect, it, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const site = { languages: ['es', 'en', 'ger', 'cat'], defaultLanguage: 'cat' } as const
const none = { asked: null, remembered: null, acceptLanguage: null }

test.each([
  ['the asked one before all', { asked: 'en', remembered: 'ger', acceptLanguage: 'es' }, 'en'],
  ['ge as ger', { ...none, asked: 'ge' }, 'ger'],
  ['the remembered one before the browser’s', { ...none, remembered: 'ger', acceptLanguage: 'en' }, 'ger'],
  ['the browser’s first', { ...none, acceptLanguage: 'de-AT,en;q=0.8' }, 'ger'],
  ['the browser’s by weight', { ...none, acceptLanguage: 'es;q=0.3, en;q=0.9' }, 'en'],
  ['none the browser refuses', { ...none, acceptLanguage: 'en;q=0' }, 'cat'],
  ['the site’s default otherwise', none, 'cat'],
  ['no language that does not exist', { ...none, asked: 'xx', acceptLanguage: 'zz,*;q=0.1' }, 'cat'],
] as const)('chooses %s [SITE-027]', (_, hints, language) => {
  expect(chooseLanguage(site, hints)).toBe(language)
})

it('never chooses an unpublished language [SITE-022]', () => {
  expect(chooseLanguage(site, { asked: 'fr', remembered: 'eu', acceptLanguage: 'nl,fr' })).toBe('cat')
})

it('speaks Spanish when the site published nothing', () => {
  expect(chooseLanguage({ languages: [], defaultLanguage: 'en' }, { ...none, asked: 'en' })).toBe('es')
})
