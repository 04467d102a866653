import type { Sources } from './read-sources.ts'

/** What an operator or a browser starts. Everything that ships is reached from here. */
export const startingPoints: readonly string[] = [
  'apps/server/src/startup/resolve-quickly.ts',
  'apps/server/src/main.ts',
  'apps/storefront/src/entry-client.ts',
  'apps/storefront/src/entry-server.tsx',
  'apps/storefront/src/website/offline/service-worker.ts',
  'apps/backoffice/src/entry.tsx',
  'apps/backoffice/src/offline/service-worker.ts',
]

/** The files that run once these are started. */
export function findReached(sources: Sources, starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...(sources.get(file)?.imports.flatMap(({ targets }) => targets) ?? []))
  }
  return reached
}
