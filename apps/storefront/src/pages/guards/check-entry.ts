import type { PageVisit } from '@comanda/contract/pages'
import type { ScreenHandle } from '../screen-row.ts'
import { runGuards, UnknownGuard } from './guards.ts'

/** Whether an address may be shown to this visitor. What nobody guards is the same page for everyone. */
export type Entry =
  | { readonly kind: 'open'; readonly isGuarded: boolean }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'failed'; readonly status: 500; readonly message: string }

export interface EntryQuestion {
  readonly path: string
  /** The routes of the address; null when there are none. */
  readonly matches: readonly { readonly route: { readonly handle?: unknown } }[] | null
  /** Asked only where something is guarded. */
  readonly visit: () => Promise<PageVisit>
  readonly onlyDigitalCard: boolean
}

export async function checkEntry({ path, matches, visit, onlyDigitalCard }: EntryQuestion): Promise<Entry> {
  const names = matches?.flatMap(({ route }) => readHandle(route).guards ?? []) ?? []
  if (names.length === 0) return { kind: 'open', isGuarded: false }
  try {
    const location = runGuards(names, { visit: await visit(), onlyDigitalCard, path })
    return location === null ? { kind: 'open', isGuarded: true } : { kind: 'elsewhere', location }
  } catch (error) {
    if (!(error instanceof UnknownGuard)) throw error
    return { kind: 'failed', status: 500, message: error.message }
  }
}

export function readHandle(route: { readonly handle?: unknown }): ScreenHandle {
  return (route.handle ?? {}) as ScreenHandle
}
