import type { RootData } from '../views/root-view.ts'
import { usePage } from './use-page.ts'

/** The site and its frame: what every screen stands in. */
export function useRoot(): RootData {
  return usePage().root
}
