import { findReached, startingPoints } from './find-reached.ts'
import { type Export, isProof, type Source, type Sources } from './read-sources.ts'

/** What staff will do; only tests call it until the back office is built. The gate says so beside its number. */
export const awaited: readonly string[] = [
  'apps/server/src/catalogue/set-publication.ts',
  'apps/server/src/pictures/make-picture.ts',
  'apps/server/src/website/save-page.ts',
]

/** Exports that nobody imports, and shipped code that only tests run: a rule that no app uses proves nothing. */
export function listUnusedExports(sources: Sources, { starts = startingPoints, waits = awaited } = {}): string[] {
  const running = findReached(sources, starts)
  const reached = findReached(sources, [...starts, ...waits])
  const takers = collectTakers(sources)
  return [
    ...[...starts, ...waits].filter((file) => !sources.has(file)).map((file) => `${file} is listed, and is not there`),
    ...waits.filter((file) => running.has(file)).map((file) => `${file} is no longer awaited: an app reaches it`),
    ...[...sources.values()]
      .filter(({ file }) => !starts.includes(file) && !waits.includes(file) && !/\.(?:config|d)\.ts$/.test(file))
      .flatMap((source) => {
        if (!isProof(source.file) && !reached.has(source.file)) return [`${source.file} is reached by tests alone`]
        return source.exports.flatMap((given) => {
          const reason = findReason(source, given, { takers: takers.get(source.file) ?? [], reached })
          return reason ? [`${source.file}: ${reason}`] : []
        })
      }),
  ]
}

interface Taker {
  readonly file: string
  readonly names: readonly string[] | 'all'
}

function collectTakers(sources: Sources): ReadonlyMap<string, readonly Taker[]> {
  const takers = new Map<string, Taker[]>()
  const take = (target: string, taker: Taker) => takers.set(target, [...(takers.get(target) ?? []), taker])
  for (const { file, imports, named } of sources.values()) {
    for (const { targets, names } of imports) for (const target of targets) take(target, { file, names })
    for (const target of named) take(target, { file, names: 'all' })
  }
  return takers
}

interface Use {
  readonly takers: readonly Taker[]
  readonly reached: ReadonlySet<string>
}

function findReason({ file, text }: Source, { name, isType }: Export, { takers, reached }: Use): string | undefined {
  const taking = takers.filter(({ names }) => names === 'all' || names.includes(name))
  const isUsedHere = isNamedTwice(text, name)
  // A type may be part of an imported signature without being imported by name.
  if (taking.length === 0) return isType && isUsedHere ? undefined : `nobody imports ${name}`
  if (isProof(file) || isUsedHere || taking.some((taker) => reached.has(taker.file))) return undefined
  return `tests alone use ${name}`
}

/** What its own file uses runs with it; then a test may import it too. */
function isNamedTwice(text: string, name: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return (code.match(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))?.length ?? 0) > 1
}
