import type { PageVisit } from '@comanda/contract/pages'
import { runGuards, UnknownGuard } from './guards.ts'

/** Whether an address may be shown to this visitor. A page without guards is the same for everyone. */
export type Entry =
  | { readonly kind: 'open'; readonly isGuarded: boolean }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'failed'; readonly status: 500; readonly message: string }

export interface EntryQuestion {
  readonly path: string
  /** Their names, in the order in which they run. */
  readonly guards: readonly string[]
  /** Called only for a guarded page. */
  readonly visit: () => Promise<PageVisit>
  readonly onlyDigitalCard: boolean
}

export async function checkEntry({ path, guards, visit, onlyDigitalCard }: EntryQuestion): Promise<Entry> {
  if (guards.length === 0) return { kind: 'open', isGuarded: false }
  try {
    const location = runGuards(guards, { visit: await visit(), onlyDigitalCard, path })
    return location === null ? { kind: 'open', isGuarded: true } : { kind: 'elsewhere', location }
  } catch (error) {
    if (!(error instanceof UnknownGuard)) throw error
    return { kind: 'failed', status: 500, message: error.message }
  }
}
