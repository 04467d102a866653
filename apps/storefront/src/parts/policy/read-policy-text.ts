import { getCookiesPolicyPage, getPrivacyPolicyPage } from '@comanda/contract/calls/content-page'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { readText } from '@comanda/rules/text/local-text'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import { call } from '../../state/client.ts'

const rows = { cookies: getCookiesPolicyPage, privacy: getPrivacyPolicyPage } as const
export type Policy = keyof typeof rows

/** A policy in the visitor's language, as HTML (API-041). */
export async function readPolicyText(policy: Policy): Promise<string | ToldRefusal> {
  const page = await call(rows[policy], {})
  return isRefusal(page) ? page : readText(page.body, spokenLanguage())
}
