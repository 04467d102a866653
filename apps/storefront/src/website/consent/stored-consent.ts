import {
  type Consent,
  consentCookies,
  consentDays,
  hasChosen,
  readConsent,
  type StoredConsent,
  toStoredConsent,
} from '@comanda/rules/website/consent'
import { isPaymentPage } from '@comanda/rules/website/page-kinds'
import { landingSettled } from '../../state/landing.ts'

/** The documents require it: scripts that are now allowed are only in a page rendered again (CONSENT-002). */
const reloadsAfterChoice = true

export function hasStoredChoice(): boolean {
  return hasChosen(readCookies(document.cookie))
}

/** Where money is paid no third-party script runs, so there is nothing to ask and nothing interrupts. */
export function mustAskConsent(): boolean {
  return !hasStoredChoice() && !isPaymentPage(location)
}

export function readStoredConsent(): Consent {
  return readConsent(readCookies(document.cookie))
}

export async function storeConsent(consent: Consent): Promise<void> {
  const age = consentDays * 24 * 60 * 60
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const stored = toStoredConsent(consent)
  for (const [name, cookie] of Object.entries(consentCookies)) {
    const value = stored[name as keyof typeof stored]
    // The newer cookie API is not in every browser yet, and nowhere without https.
    Reflect.set(document, 'cookie', `${cookie}=${value}; path=/; max-age=${age}; samesite=lax${secure}`)
  }
  for (const listener of listeners) listener()
  // An order that a scanned code is beginning is begun once, and not again by the page that comes.
  const [{ reloadInPlace }] = await Promise.all([import('./kept-place.ts'), forgetKeptPages(), landingSettled()])
  if (reloadsAfterChoice) reloadInPlace()
}

const listeners = new Set<() => void>()

/** The question goes as soon as it is answered, so that the next tap meets the page below it. */
export function followChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A page kept for offline use may contain scripts that are no longer allowed. */
async function forgetKeptPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('pages')).map((name) => caches.delete(name)))
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
