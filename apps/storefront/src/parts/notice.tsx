import type { ReactNode } from 'react'

interface NoticeProps {
  readonly title: string
  readonly text: string
  /** The ways on. */
  readonly children: ReactNode
}

/** A page that says one thing and offers the way on. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <section className="mx-auto flex min-h-[50vh] max-w-xl flex-col justify-center gap-4 px-4 py-14">
      <h1 className="text-balance text-4xl font-extrabold tracking-tight">{title}</h1>
      <p className="text-pretty text-lg text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
