import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'

interface NoticeProps {
  readonly title: string
  readonly text: string
  /** Buttons and links to continue. */
  readonly children: ReactNode
}

/** A page with one message and the links to continue. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <section className="mx-auto flex min-h-[50vh] max-w-xl flex-col justify-center gap-4 px-4 py-14">
      <Heading level={1} look="page">
        {title}
      </Heading>
      <p className="text-pretty text-lg text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
