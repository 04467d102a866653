import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source, Sources } from './read-sources.ts'

const place = 'apps/server/src/database/line/'
const drivers = /^(?:pg|pg-protocol|drizzle-orm)(?:$|\/)/

/** Ways past what a package's types declare. */
const waysIn = /\bas unknown as\b|\.prototype\b|\bObject\.create\(|\._[a-z]/
/** The members that `database/line/` knows, and others that somebody could look for: no types declare them. */
const members =
  /\b(?:parsedStatements|submittedNamedStatements|prepareValue|queryConfig|rawQueryConfig|customResultMapper|joinsNotNullableMap|_?queryQueue|_?activeQuery|sentQueryQueue)\b/

/**
 * Files that reach into pg or Drizzle past their types. A release of either may change such a member without a word, so
 * one folder alone may know it; that is also why their versions are pinned.
 */
export function listPrivateMembers(root: string, sources: Sources): string[] {
  return [...[...sources.values()].filter(reachesIn).map(toFault), ...listOpenVersions(root)]
}

function reachesIn({ file, text, imports }: Source): boolean {
  if (file.startsWith(place) || file.startsWith('tools/')) return false
  if (!imports.some(({ specifier }) => drivers.test(specifier))) return members.test(text)
  // What a test watches or hands in wrongly on purpose is cast there.
  const isTest = file.endsWith('.test.ts')
  return members.test(text) || (!isTest && waysIn.test(text))
}

function toFault({ file }: Source): string {
  return `${file} reaches into pg or Drizzle past their types; only ${place} may`
}

function listOpenVersions(root: string): string[] {
  return ['package.json', 'apps/server/package.json'].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
    return Object.entries({ ...devDependencies, ...dependencies })
      .filter(([name, version]) => drivers.test(name) && !/^\d/.test(version))
      .map(([name, version]) => `${file} takes ${name} ${version}; write one version, for ${place} knows its insides`)
  })
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}
