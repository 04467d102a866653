import { expect, it, vi } from 'vitest'

it('speaks the language the page said, and refuses to guess one', async () => {
  vi.resetModules()
  const { loadSpokenWords, speak, spokenLanguage } = await import('./spoken-language.ts')
  expect(() => spokenLanguage()).toThrow('no page has said')
  speak('eu')
  expect(spokenLanguage()).toBe('eu')
  const { dictionaryOf } = await import('@comanda/i18n/dictionary-of')
  expect((await loadSpokenWords('forms')).forms.required).toBe(dictionaryOf('eu').forms.required)
})
