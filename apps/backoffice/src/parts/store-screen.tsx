import type { StoreId } from '@comanda/rules/ids'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import { useStore } from './use-store.tsx'
import { useTitle } from './use-title.ts'

interface StoreScreenProps {
  readonly words: { readonly title: string; readonly store: string; readonly noStore: string }
  /** A rider's phone needs no more than a column. */
  readonly isNarrow?: boolean
  readonly children: (storeId: StoreId) => ReactNode
}

/** A board of one store: its title, which store it is, and what is drawn for it. */
export function StoreScreen({ words, isNarrow = false, children }: StoreScreenProps) {
  const { choice, shown } = useStore(words.store, children)
  useTitle(words.title)
  return (
    <div className={`grid w-full px-4 py-6 md:px-8 ${isNarrow ? 'max-w-3xl gap-4' : 'gap-5'}`}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} look="screen">
          {words.title}
        </Heading>
        {choice}
      </div>
      {shown ?? <p>{words.noStore}</p>}
    </div>
  )
}
