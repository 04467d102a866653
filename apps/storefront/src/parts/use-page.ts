import { createContext, useContext } from 'react'
import type { PathParams } from '../views/page-question.ts'
import type { RootData } from '../views/root-view.ts'

/** The document that is open. It stays the same while it is open, whatever dialog lies over it. */
export interface Page {
  readonly root: RootData
  readonly pathname: string
  readonly params: PathParams
}

export const PageContext = createContext<Page | null>(null)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (page === null) throw new Error('no page around')
  return page
}
