import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { consentCookies, hasChosen, readConsent, type StoredConsent, toStoredConsent } from './consent.ts'

describe('consent', () => {
  test.each<[string, StoredConsent, boolean]>([
    ['the specific flag says yes', { global: 'declined', analytics: 'accepted' }, true],
    ['the specific flag says no', { global: 'accepted', analytics: 'declined' }, false],
    ['the specific flag is absent and the global one says yes', { global: 'accepted' }, true],
    ['the specific flag is absent and the global one says no', { global: 'declined' }, false],
    ['the specific flag is no answer', { global: 'accepted', analytics: 'true' }, true],
    ['nothing is stored', {}, false],
  ])('for analytics when %s [CONSENT-007]', (_, stored, allowed) => {
    expect(readConsent(stored).analytics).toBe(allowed)
  })

  test.each<[StoredConsent, boolean]>([
    [{}, false],
    [{ global: '1' }, false],
    [{ global: 'accepted' }, true],
    [{ global: 'declined' }, true],
  ])('%j: a choice was made: %s', (stored, chosen) => {
    expect(hasChosen(stored)).toBe(chosen)
  })

  it('is kept in three cookies, by the names given [CONSENT-006]', () => {
    expect(consentCookies).toEqual({ global: 'cookie:accepted', analytics: 'cookies2', advertising: 'cookies3' })
    expect(toStoredConsent({ analytics: true, advertising: false })).toEqual({
      global: 'accepted',
      analytics: 'accepted',
      advertising: 'declined',
    })
  })

  it('reads back what was stored', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (analytics, advertising) => {
        const stored = toStoredConsent({ analytics, advertising })
        expect(readConsent(stored)).toEqual({ analytics, advertising })
        expect(hasChosen(stored)).toBe(true)
      }),
    )
  })
})
