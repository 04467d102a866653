import { readText } from '@comanda/rules/text/local-text'
import { data, type LoaderFunctionArgs } from 'react-router'
import { accept } from '../../views/accept.ts'
import { pageContext } from '../../views/page-context.ts'

export interface PageView {
  readonly name: string
  /** Sanitised when it was written. */
  readonly html: string
}

export async function loadPage({ context, params }: LoaderFunctionArgs): Promise<PageView> {
  const { reader, language } = context.get(pageContext)
  const pages = await accept(reader.getPages({}))
  const page = pages.find(({ slug }) => slug === params.slug)
  if (!page) throw data(null, { status: 404 })
  return { name: readText(page.name, language), html: readText(page.body, language) }
}
