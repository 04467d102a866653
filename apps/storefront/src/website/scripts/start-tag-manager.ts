import type { Consent } from '@comanda/rules/website/consent'
import { hasStoredChoice, readStoredConsent } from '../consent/stored-consent.ts'
import { listConsentCommands, toArguments } from './consent-signals.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

const maker = 'https://www.googletagmanager.com'

/** Consent is sent before anything could ask for it (CONSENT-007). */
export function sendConsentSignals(): void {
  openLayer().push(...listConsentCommands(readChoice()).map(toArguments))
}

/** Only where the page names one and analytics are allowed (CONSENT-008). */
export function startTagManager(): void {
  const layer = openLayer()
  const id = document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content
  // The page may have been kept from before consent was withdrawn.
  if (!id || !readChoice()?.analytics) return
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = id.startsWith('GTM-') ? `${maker}/gtm.js?id=${id}` : `${maker}/gtag/js?id=${id}`
  document.head.append(script)
  if (!id.startsWith('GTM-')) layer.push(toArguments(['js', new Date()]), toArguments(['config', id]))
}

function openLayer(): object[] {
  window.dataLayer ??= []
  return window.dataLayer
}

function readChoice(): Consent | null {
  return hasStoredChoice() ? readStoredConsent() : null
}
