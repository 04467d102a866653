import { accept } from '../../views/accept.ts'
import type { Loaded } from '../../views/loaded.ts'
import type { PageQuestion } from '../../views/page-question.ts'

export interface ContactView {
  /** The address of the site's privacy policy; null on a site without one. */
  readonly privacyPage: string | null
}

export async function loadContact({ reader }: PageQuestion): Promise<Loaded<ContactView>> {
  const pages = await accept(reader.getPages({}))
  const privacy = pages.find(({ kind }) => kind === 'privacy')
  return { data: { privacyPage: privacy ? `/pages/${privacy.slug}` : null } }
}
