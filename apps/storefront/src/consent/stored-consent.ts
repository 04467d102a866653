import {
  type Consent,
  consentCookies,
  consentDays,
  hasChosen,
  readConsent,
  type StoredConsent,
  toStoredConsent,
} from '@comanda/rules/website/consent'

/** The documents ask for it: scripts that may run now are part of the page only when it is made anew (CONSENT-002). */
const reloadsAfterChoice = true

export function hasStoredChoice(): boolean {
  return hasChosen(readCookies(document.cookie))
}

export function readStoredConsent(): Consent {
  return readConsent(readCookies(document.cookie))
}

export function storeConsent(consent: Consent): void {
  const age = consentDays * 24 * 60 * 60
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const stored = toStoredConsent(consent)
  for (const [name, cookie] of Object.entries(consentCookies)) {
    const value = stored[name as keyof typeof stored]
    // The newer cookie store is not in every browser yet, and nowhere without https.
    Reflect.set(document, 'cookie', `${cookie}=${value}; path=/; max-age=${age}; samesite=lax${secure}`)
  }
  if (reloadsAfterChoice) location.reload()
}

export function readCookies(header: string): StoredConsent {
  const values = new Map(
    header.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')] as const
    }),
  )
  const { global, analytics, advertising } = consentCookies
  return { global: values.get(global), analytics: values.get(analytics), advertising: values.get(advertising) }
}
