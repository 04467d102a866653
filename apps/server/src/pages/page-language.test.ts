import { expect, it, test } from 'vitest'
import { choosePageLanguage } from './page-language.ts'

const site = { languages: ['es', 'en', 'ger', 'cat'], defaultLanguage: 'cat' } as const
const none = { asked: undefined, remembered: undefined, accepted: undefined }

test.each([
  ['the asked one before all', { asked: 'en', remembered: 'ger', accepted: 'es' }, 'en'],
  ['ge as ger', { ...none, asked: 'ge' }, 'ger'],
  ['the remembered one before the browser’s', { ...none, remembered: 'ger', accepted: 'en' }, 'ger'],
  ['the browser’s by weight', { ...none, accepted: 'es;q=0.3, en;q=0.9' }, 'en'],
  ['the site’s default otherwise', none, 'cat'],
  ['no language that does not exist', { ...none, asked: 'xx', accepted: 'zz,*;q=0.1' }, 'cat'],
  ['nothing from a repeated parameter', { ...none, asked: ['en', 'ger'] }, 'cat'],
] as const)('chooses %s [SITE-027]', (_, hints, language) => {
  expect(choosePageLanguage(site, hints)).toBe(language)
})

it('never chooses an unpublished language [SITE-022]', () => {
  expect(choosePageLanguage(site, { asked: 'fr', remembered: 'eu', accepted: 'nl,fr' })).toBe('cat')
})

it('speaks Spanish when the default itself is not published', () => {
  expect(choosePageLanguage({ languages: ['ger'], defaultLanguage: 'en' }, none)).toBe('es')
})
