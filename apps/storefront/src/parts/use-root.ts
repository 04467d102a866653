import type { RootData } from '../views/root-view.ts'
import { usePage } from './use-page.ts'

/** The site, its frame and the language: what every screen stands in. */
export function useRoot(): RootData {
  return usePage().root
}
