import type { getCookiesPolicyPage as anyPageRow } from '@comanda/contract/calls/content-page'
import { refusal } from '@comanda/contract/refusals'
import type { PageKind } from '@comanda/rules/website/website'
import type { Handler } from '../call/handler.ts'
import type { KeepsWebsites } from './load-website.ts'

/** The calls for the cookie policy, the privacy policy, the terms and the notices differ only in the kind. */
function getPageOfKind(kind: PageKind): Handler<typeof anyPageRow, KeepsWebsites> {
  return async (_request, { siteId, house }) => {
    const { pages } = await house.websites.get(siteId)
    return pages.find((page) => page.kind === kind) ?? refusal('page-not-found')
  }
}

export const getCookiesPolicyPage = getPageOfKind('cookie')
export const getPrivacyPolicyPage = getPageOfKind('privacy')
export const getTermsPage = getPageOfKind('terms')
export const getCovidGeneralPage = getPageOfKind('covid-general')
export const getCovidDeliveryPage = getPageOfKind('covid-delivery')
