/** Where a visitor's choice about cookies is kept (CONSENT-006). None of them proves anything. */
export const consentCookies = { global: 'cookie:accepted', analytics: 'cookies2', advertising: 'cookies3' } as const

/** The documents do not say how long; half a year is what the authorities take as the limit (OPEN-036). */
export const consentDays = 180

const consentAnswers = ['accepted', 'declined'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

export type ConsentCookie = keyof typeof consentCookies

/** What may run. Technical cookies are not asked for: without them there is no site. */
export interface Consent {
  readonly analytics: boolean
  readonly advertising: boolean
}

/** The cookies' values as found; anything but the two answers counts as none. */
export type StoredConsent = Readonly<Partial<Record<ConsentCookie, string | undefined>>>

export const nothingAllowed: Consent = { analytics: false, advertising: false }

/** A choice was made once the global answer is there (CONSENT-003). */
export function hasChosen({ global }: StoredConsent): boolean {
  return readAnswer(global) !== undefined
}

/** The specific answer, or the global one where there is none (CONSENT-007). */
export function readConsent(stored: StoredConsent): Consent {
  const global = readAnswer(stored.global)
  const allows = (specific: string | undefined) => (readAnswer(specific) ?? global) === 'accepted'
  return { analytics: allows(stored.analytics), advertising: allows(stored.advertising) }
}

/** What is stored for a choice: accepted as a whole as soon as one part is. */
export function toStoredConsent({ analytics, advertising }: Consent): Readonly<Record<ConsentCookie, ConsentAnswer>> {
  const answer = (allowed: boolean): ConsentAnswer => (allowed ? 'accepted' : 'declined')
  return {
    global: answer(analytics || advertising),
    analytics: answer(analytics),
    advertising: answer(advertising),
  }
}

function readAnswer(value: string | undefined): ConsentAnswer | undefined {
  return consentAnswers.find((answer) => answer === value)
}
