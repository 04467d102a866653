import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../views/root-view.ts'

/** The site, its frame and the language: what every screen stands in. */
export function useRoot(): RootData {
  const root = useRouteLoaderData<RootData>('root')
  if (root === undefined) throw new Error('no root route above')
  return root
}
