import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import { useTitle } from './use-title.ts'

interface ScreenProps {
  readonly title: string
  readonly text?: string
  /** The one thing to do here. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The title of a screen, in its place and in the browser's tab, and what stands below it. */
export function Screen({ title, text, action, children }: ScreenProps) {
  useTitle(title)
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-5 px-4 py-4 md:px-6 md:py-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <Heading level={1} look="section">
            {title}
          </Heading>
          {text && <p className="max-w-prose text-pretty text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
