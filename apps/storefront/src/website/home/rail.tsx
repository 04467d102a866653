import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'

interface RailProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A titled row that scrolls sideways. Its cards can be focused, so the row itself need not be. */
export function Rail({ id, title, children }: RailProps) {
  return (
    <section aria-labelledby={id} className="mt-10 md:mt-14">
      <Heading level={2} look="section" className="mx-auto max-w-7xl px-4 md:px-8" id={id}>
        {title}
      </Heading>
      <div className="mx-auto mt-4 flex max-w-7xl snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-6 pt-1 [scrollbar-width:none] md:scroll-px-8 md:px-8">
        {children}
      </div>
    </section>
  )
}
