import { getCookiesPolicyPage as row } from '@comanda/contract/calls/website'
import type { Language } from '@comanda/i18n/languages'
import { readText } from '@comanda/rules/text/local-text'
import { openVisit, writeEnvelope } from '../state/visit.ts'

/** The policy in the visitor's language, as HTML (API-041). */
export async function readPolicyText(language: Language): Promise<string> {
  const visit = await openVisit()
  const query = new URLSearchParams(writeEnvelope(visit))
  const answer = await fetch(`${visit.keys.url_api}${row.path}?${query}`)
  if (!answer.ok) throw new Error(`${row.path} answered ${answer.status}`)
  return readText(row.reply.parse(await answer.json()).body, language)
}
