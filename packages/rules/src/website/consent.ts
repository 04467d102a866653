/** The cookies that hold a visitor's choice about cookies (CONSENT-006). They are no proof of consent. */
export const consentCookies = { global: 'cookie:accepted', analytics: 'cookies2', advertising: 'cookies3' } as const

/** The documents do not say how long; authorities accept half a year at most (OPEN-036). */
export const consentDays = 180

const consentAnswers = ['accepted', 'declined'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

export type ConsentCookie = keyof typeof consentCookies

/** The scripts that may run. Technical cookies need no consent: the site does not work without them. */
export interface Consent {
  readonly analytics: boolean
  readonly advertising: boolean
}

/** The values of the cookies as read; anything but the two answers counts as no answer. */
export type StoredConsent = Readonly<Partial<Record<ConsentCookie, string | undefined>>>

export const nothingAllowed: Consent = { analytics: false, advertising: false }

/** A choice has been made once the global answer is stored (CONSENT-003). */
export function hasChosen({ global }: StoredConsent): boolean {
  return readAnswer(global) !== undefined
}

/** The specific answer, or else the global one (CONSENT-007). */
export function readConsent(stored: StoredConsent): Consent {
  const global = readAnswer(stored.global)
  const allows = (specific: string | undefined) => (readAnswer(specific) ?? global) === 'accepted'
  return { analytics: allows(stored.analytics), advertising: allows(stored.advertising) }
}

/** The record of a choice: the global answer is yes as soon as one part is accepted. */
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
