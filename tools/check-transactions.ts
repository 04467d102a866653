import type { Source, Sources } from './read-sources.ts'

const place = 'apps/server/src/database/transact.ts'
/** Neither Drizzle's own transaction nor one begun by hand returns a connection that broke while it began. */
const drizzles = /\.transaction\(/
const byHand = /\.(?:query|execute)\(\s*(?:sql)?['"`]begin\b/

/** Files that open a transaction without `transact`. */
export function listOwnTransactions(sources: Sources): string[] {
  return [...sources.values()].filter(isOwn).map(({ file }) => `${file} opens a transaction of its own; use transact`)
}

function isOwn({ file, text }: Source): boolean {
  if (file === place || file.startsWith('tools/')) return false
  // A benchmark may use PostgreSQL directly: ours is measured against that.
  return drizzles.test(text) || (!file.startsWith('bench/') && byHand.test(text))
}
