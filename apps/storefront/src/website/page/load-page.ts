import { readText } from '@comanda/rules/text/local-text'
import { accept } from '../../views/accept.ts'
import type { Loaded } from '../../views/loaded.ts'
import { PageFailure } from '../../views/page-failure.ts'
import type { PageQuestion } from '../../views/page-question.ts'

export interface PageView {
  readonly name: string
  /** Sanitised when it was saved. */
  readonly html: string
}

export async function loadPage({ reader, language, params }: PageQuestion): Promise<Loaded<PageView>> {
  const pages = await accept(reader.getPages({}))
  const page = pages.find(({ slug }) => slug === params.slug)
  if (!page) throw new PageFailure(404)
  const name = readText(page.name, language)
  return { data: { name, html: readText(page.body, language) }, head: { title: name } }
}
