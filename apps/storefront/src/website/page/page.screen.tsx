import { Heading } from '@comanda/ui/heading'
import { RichText } from '../../parts/rich-text.tsx'
import type { ScreenProps } from '../../views/screen-props.ts'
import type { PageView } from './load-page.ts'

/** A legal or content page of the venue. */
export function Component({ data: { name, html } }: ScreenProps<PageView>) {
  return (
    <article className="mx-auto max-w-2xl px-4 py-12">
      <Heading level={1} look="page">
        {name}
      </Heading>
      <RichText html={html} />
    </article>
  )
}
