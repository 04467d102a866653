import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import { LanguageChoice } from '../parts/language-choice.tsx'
import { useTitle } from '../parts/use-title.ts'

interface DoorPageProps {
  /** The venue and the device at which somebody stands; the product where none is known yet. */
  readonly place?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly width?: 'form' | 'tiles'
  readonly children: ReactNode
}

/** A page before anybody has come in. */
export function DoorPage({ place, title, text, width = 'form', children }: DoorPageProps) {
  const { common } = useWords('common')
  useTitle(title)
  return (
    <main
      className={`mx-auto flex min-h-dvh w-full flex-col justify-center gap-6 px-4 py-8 ${width === 'form' ? 'max-w-md' : 'max-w-3xl'}`}
    >
      <div className="grid gap-2">
        <p className="font-bold text-muted">{place ?? common.title}</p>
        <Heading level={1} look="screen">
          {title}
        </Heading>
        {text && <p className="text-pretty text-muted">{text}</p>}
      </div>
      {children}
      <footer className="mt-4">
        <LanguageChoice />
      </footer>
    </main>
  )
}
