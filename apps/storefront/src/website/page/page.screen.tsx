import { Heading } from '@comanda/ui/heading'
import { useLoaderData } from 'react-router'
import { RichText } from '../../parts/rich-text.tsx'
import type { PageView } from './load-page.ts'

/** A legal or content page of the venue. */
export function Component() {
  const { name, html } = useLoaderData<PageView>()
  return (
    <article className="mx-auto max-w-2xl px-4 py-12">
      <Heading level={1} look="page">
        {name}
      </Heading>
      <RichText html={html} />
    </article>
  )
}
