import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findReached, startingPoints } from './find-reached.ts'
import { listTests } from './list-tests.ts'
import { isProof, readSources, type Source, type Sources } from './read-sources.ts'

/** Which tests name which requirement. Constants and messages are proven by the requirements they belong to. */
export interface Trace {
  readonly requirements: ReadonlyMap<string, string>
  readonly proofs: ReadonlyMap<string, readonly string[]>
  /** Ids in tests that the lists do not have: a typing mistake, or a removed line. */
  readonly unknown: readonly string[]
  /** Tests of code that no app runs: they do not prove the ids they name. */
  readonly idle: readonly string[]
  /** Tests that name more than six ids. */
  readonly crowded: readonly string[]
  /** Tests that name ids and are not run, or expect nothing: they do not prove them. */
  readonly empty: readonly string[]
}

/** What diners, staff and those who run it are promised, and what a trial found wanting. */
const lists = ['docs/requirements.md', 'docs/venue-day.md', 'docs/operating.md', 'docs/found-in-use.md']
const areas =
  'SITE|SHELL|CONSENT|SETUP|QR|ACCOUNT|CATALOGUE|CONFIG|PRICE|CART|CHECKOUT|PAY|TABLE|BOOKING|API|ERRORS|CONST|DAY|OPS|F'
const line = new RegExp(`^- ((?:${areas})-\\d{3}) — (.*?)(?: — source: .*)?$`, 'gm')
const id = new RegExp(`\\b(?:${areas})-\\d{3}\\b`, 'g')
/** Ids stand in the title of a test, in brackets, part of which may be known only at run time; or alone, as a case. */
const bracketed = new RegExp(`\\[(?:${areas})-\\d{3}[^\\]\\n]*\\]`, 'g')
const alone = new RegExp(`^(?:${areas})-\\d{3}$`)
/** A test that names more proves each of them by a glance; a journey names them at its steps. */
const mostIds = 6

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
  const crowded: string[] = []
  const empty: string[] = []
  for (const test of tests) {
    if (idle.includes(test.file)) continue
    for (const { title, own, cases, counts, line: at } of listTests(test, sources)) {
      const ids = new Set([...[title, ...cases].flatMap(listBracketed), ...cases.filter((text) => alone.test(text))])
      const inOwn = new Set(listBracketed(own))
      if (inOwn.size > mostIds) crowded.push(`${test.file}:${at} names ${inOwn.size}`)
      if (ids.size > 0 && !counts) empty.push(`${test.file}:${at} «${own.slice(0, 60)}»`)
      if (!counts) continue
      for (const key of ids) proofs.set(key, [...new Set([...(proofs.get(key) ?? []), test.file])])
    }
  }
  const unknown = [...proofs.keys()].filter((key) => !requirements.has(key)).sort()
  return { requirements, proofs, unknown, idle, crowded, empty }
}

function listBracketed(text: string): string[] {
  return [...text.matchAll(bracketed)].flatMap(([part]) => part.match(id) ?? [])
}

/** A rule's test counts when the rule runs: the file of the same name, else everything that the test imports. */
function isIdle({ file, imports }: Source, sources: Sources, reached: ReadonlySet<string>): boolean {
  if (!file.startsWith('packages/')) return false
  const own = join(dirname(file), basename(file).replace('.test.', '.'))
  const tried = sources.has(own) ? [own] : imports.flatMap(({ targets }) => targets).filter((one) => !isProof(one))
  return tried.some((subject) => !reached.has(subject))
}
