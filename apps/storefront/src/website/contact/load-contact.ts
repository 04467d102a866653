import type { LoaderFunctionArgs } from 'react-router'
import { accept } from '../../views/accept.ts'
import { pageContext } from '../../views/page-context.ts'

export interface ContactView {
  /** Where the site's privacy policy is; null on a site without one. */
  readonly privacyPage: string | null
}

export async function loadContact({ context }: LoaderFunctionArgs): Promise<ContactView> {
  const pages = await accept(context.get(pageContext).reader.getPages({}))
  const privacy = pages.find(({ kind }) => kind === 'privacy')
  return { privacyPage: privacy ? `/pages/${privacy.slug}` : null }
}
