import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findReached, startingPoints } from './find-reached.ts'
import { isProof, readSources, type Source, type Sources } from './read-sources.ts'

/** Which tests name which requirement. Constants and messages are proven by the requirements they belong to. */
export interface Trace {
  readonly requirements: ReadonlyMap<string, string>
  readonly proofs: ReadonlyMap<string, readonly string[]>
  /** Ids in tests that the lists do not have: a typing mistake, or a removed line. */
  readonly unknown: readonly string[]
  /** Tests of code that no app runs: they do not prove the ids they name. */
  readonly idle: readonly string[]
}

/** What diners, staff and those who run it are promised, and what a trial found wanting. */
const lists = ['docs/requirements.md', 'docs/venue-day.md', 'docs/operating.md', 'docs/found-in-use.md']
const areas =
  'SITE|SHELL|CONSENT|SETUP|QR|ACCOUNT|CATALOGUE|CONFIG|PRICE|CART|CHECKOUT|PAY|TABLE|BOOKING|API|ERRORS|CONST|DAY|OPS|F'
const line = new RegExp(`^- ((?:${areas})-\\d{3}) — (.*?)(?: — source: .*)?$`, 'gm')
const id = new RegExp(`\\b(?:${areas})-\\d{3}\\b`, 'g')
/** Ids stand in a title in brackets, part of which may be known only at run time; or alone, in a table of cases. */
const named = new RegExp(`\\[(?:${areas})-\\d{3}[^\\]\\n]*\\]|(['"])(?:${areas})-\\d{3}\\1`, 'g')

export function traceRequirements(root: string, starts: readonly string[] = startingPoints): Trace {
  const texts = lists.map((list) => join(root, list)).filter(existsSync)
  const found = texts.flatMap((list) => [...readFileSync(list, 'utf8').matchAll(line)])
  const requirements = new Map(found.map(([, key = '', text = '']) => [key, text]))
  const sources = readSources(root)
  const reached = findReached(sources, starts)
  // The test of this file uses invented ids.
  const tests = [...sources.values()].filter(({ file }) => /\.test\.tsx?$/.test(file) && file !== 'tools/trace.test.ts')
  const idle = tests.filter((test) => isIdle(test, sources, reached)).map(({ file }) => file)
  const proofs = new Map<string, string[]>()
  for (const { file, text } of tests) {
    if (idle.includes(file)) continue
    const ids = [...text.matchAll(named)].flatMap(([match]) => match.match(id) ?? [])
    for (const key of new Set(ids)) proofs.set(key, [...(proofs.get(key) ?? []), file])
  }
  const unknown = [...proofs.keys()].filter((key) => !requirements.has(key)).sort()
  return { requirements, proofs, unknown, idle }
}

/** A rule's test counts when the rule runs: the file of the same name, else everything that the test imports. */
function isIdle({ file, imports }: Source, sources: Sources, reached: ReadonlySet<string>): boolean {
  if (!file.startsWith('packages/')) return false
  const own = join(dirname(file), basename(file).replace('.test.', '.'))
  const tried = sources.has(own) ? [own] : imports.flatMap(({ targets }) => targets).filter((one) => !isProof(one))
  return tried.some((subject) => !reached.has(subject))
}
