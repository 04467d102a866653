import { useLoaderData } from 'react-router'
import type { PageView } from './load-page.ts'
import { RichText } from './rich-text.tsx'

/** A legal or content page of the venue. */
export function Component() {
  const { name, html } = useLoaderData<PageView>()
  return (
    <article className="mx-auto max-w-2xl px-4 py-12">
      <h1 className="text-balance text-4xl font-extrabold tracking-tight">{name}</h1>
      <RichText html={html} />
    </article>
  )
}
