import type { RootData } from '../views/root-view.ts'
import { usePage } from './use-page.ts'

/** The site and its frame, which every screen needs. */
export function useRoot(): RootData {
  return usePage().root
}
