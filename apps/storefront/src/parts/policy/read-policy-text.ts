import { getCookiesPolicyPage, getPrivacyPolicyPage } from '@comanda/contract/calls/website'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import { readText } from '@comanda/rules/text/local-text'
import { openClient } from '../../state/client.ts'

const rows = { cookies: getCookiesPolicyPage, privacy: getPrivacyPolicyPage } as const
export type Policy = keyof typeof rows

/** A policy in the visitor's language, as HTML (API-041). */
export async function readPolicyText(policy: Policy, language: Language): Promise<string> {
  const client = await openClient(language)
  const page = await client.call(rows[policy], {})
  if (isRefusal(page)) throw new Error(page.message)
  return readText(page.body, language)
}
