import type { StoreId } from '@comanda/rules/ids'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import { useStore } from './use-store.tsx'
import { useTitle } from './use-title.ts'

interface StoreScreenProps {
  readonly words: { readonly title: string; readonly noStore: string }
  /** A rider's phone needs no more than a column. */
  readonly isNarrow?: boolean
  readonly children: (storeId: StoreId) => ReactNode
}

/** A board of one store: its title, and what is drawn for it. */
export function StoreScreen({ words, isNarrow = false, children }: StoreScreenProps) {
  const shown = useStore(children)
  useTitle(words.title)
  return (
    <div className={`grid w-full content-start gap-4 px-4 py-4 md:px-6 ${isNarrow ? 'max-w-3xl' : ''}`}>
      <Heading level={1} look="section">
        {words.title}
      </Heading>
      {shown ?? <p>{words.noStore}</p>}
    </div>
  )
}
