import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which tests name which requirement. Constants and messages are proven through the lines they belong to. */
export interface Trace {
  readonly requirements: ReadonlyMap<string, string>
  readonly proofs: ReadonlyMap<string, readonly string[]>
  /** Ids a test names that the list does not know: a slip of the pen, or a line that went. */
  readonly unknown: readonly string[]
}

const areas =
  'SITE|SHELL|CONSENT|SETUP|QR|ACCOUNT|CATALOGUE|CONFIG|PRICE|CART|CHECKOUT|PAY|TABLE|BOOKING|API|ERRORS|CONST'
const line = new RegExp(`^- ((?:${areas})-\\d{3}) — (.*?)(?: — source: .*)?$`, 'gm')
const bracket = new RegExp(`\\[((?:${areas})-\\d{3}(?:, ?(?:${areas})-\\d{3})*)\\]`, 'g')

export function traceRequirements(root: string): Trace {
  const list = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const requirements = new Map([...list.matchAll(line)].map((match) => [match[1] ?? '', match[2] ?? '']))
  const proofs = new Map<string, string[]>()
  const files = globSync('{packages,apps,demo,e2e,tools}/**/*.{test,spec,journey}.{ts,tsx}', { cwd: root })
  for (const file of files.filter((name) => !name.includes('node_modules')).sort()) {
    for (const match of readFileSync(join(root, file), 'utf8').matchAll(bracket)) {
      for (const id of (match[1] ?? '').split(/, ?/)) {
        const found = proofs.get(id) ?? []
        if (!found.includes(file)) proofs.set(id, [...found, file])
      }
    }
  }
  return { requirements, proofs, unknown: [...proofs.keys()].filter((id) => !requirements.has(id)).sort() }
}
