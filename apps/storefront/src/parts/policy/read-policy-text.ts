import { getCookiesPolicyPage, getPrivacyPolicyPage } from '@comanda/contract/calls/website'
import type { Language } from '@comanda/i18n/languages'
import { readText } from '@comanda/rules/text/local-text'
import { openVisit, writeEnvelope } from '../../state/visit.ts'

const rows = { cookies: getCookiesPolicyPage, privacy: getPrivacyPolicyPage } as const
export type Policy = keyof typeof rows

/** A policy in the visitor's language, as HTML (API-041). */
export async function readPolicyText(policy: Policy, language: Language): Promise<string> {
  const row = rows[policy]
  const visit = await openVisit()
  const query = new URLSearchParams(writeEnvelope(visit))
  const answer = await fetch(`${visit.keys.url_api}${row.path}?${query}`)
  if (!answer.ok) throw new Error(`${row.path} answered ${answer.status}`)
  return readText(row.reply.parse(await answer.json()).body, language)
}
