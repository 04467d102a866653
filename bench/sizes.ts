import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import startServer from '../e2e/start-server.ts'
import { buildBackoffice } from '../tools/build-backoffice.ts'
import { buildStorefront } from '../tools/build-storefront.ts'
import { weighBackoffice } from '../tools/weigh-backoffice.ts'
import { hold } from './measuring/hold.ts'

/** The size of a page's first load, compressed with gzip, against its budget in KB. */
const budgets = { style: 20, html: 30 } as const
const scriptBudget = 100
const pages = ['/', '/categories/arroces', '/products/patatas-bravas']
const client = 'apps/storefront/dist/client'

await buildStorefront()
await buildBackoffice()
const stop = await startServer()
try {
  for (const path of pages) await measure(path)
  measureBackoffice()
} finally {
  await stop()
}

async function measure(path: string): Promise<void> {
  const html = await (await fetch(`${process.env.COMANDA_URL}${path}`, { headers: { 'accept-language': 'es' } })).text()
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
  const listed = (attribute: string) =>
    named(new RegExp(`${attribute}="([^"]*)"`, 'g')).flatMap((list) => list.split(' ').filter(Boolean))
  const first = [...new Set([...named(/<script type="module" src="([^"]+)"/g), ...listed('data-start')])]
  const soon = listed('data-soon')
  const scripts = [...first, ...soon]
  const rows = [
    ['script', sum(first.map(weigh)), scriptBudget],
    ...(soon.length > 0 ? [['script, right after it', sum(soon.map(weigh)), null] as const] : []),
    [
      'script, when idle',
      sum(
        listIdle()
          .filter((file) => !scripts.includes(file))
          .map(weigh),
      ),
      null,
    ],
    ['style', sum(named(/<link rel="stylesheet" href="([^"]+)"/g).map(weigh)), budgets.style],
    ['html', gzipSync(html).length, budgets.html],
  ] as const
  console.log(`\n${path.padEnd(28)}  KB gzip   budget`)
  for (const [what, bytes, budget] of rows) {
    const verdict = budget === null ? '' : `${budget.toString().padStart(9)}${judge(`${path} ${what}`, bytes, budget)}`
    console.log(`  ${what.padEnd(26)}${(bytes / 1024).toFixed(1).padStart(9)}${verdict}`)
  }
}

/** The staff's shell, and what each screen adds to it. */
function measureBackoffice(): void {
  console.log('\nback office                   KB gzip   budget')
  for (const { what, bytes, budget } of weighBackoffice()) {
    const figures = `${(bytes / 1024).toFixed(1).padStart(9)}${budget.toString().padStart(9)}`
    console.log(`  ${what.padEnd(26)}${figures}${judge(`back office ${what}`, bytes, budget)}`)
  }
}

function judge(name: string, bytes: number, budget: number): string {
  const figure = (bytes / 1024).toFixed(1)
  return hold({ what: `${name}, KB`, figure, limit: String(budget), isHeld: bytes <= budget * 1024 })
}

/** What every page loads after it is shown: what can lie over it, the live connection, and words of dialogs. */
function listIdle(): string[] {
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >
  const visit = (source: string): string[] => {
    const row = manifest[source]
    return row ? [`/${row.file}`, ...(row.imports ?? []).flatMap(visit)] : []
  }
  const words = Object.keys(manifest).filter((source) => /dictionaries\/\w+\/es\.ts$/.test(source))
  return [...new Set(['src/shell/late-parts.tsx', 'src/state/follow-shown-products.ts', ...words].flatMap(visit))]
}

function weigh(file: string): number {
  return gzipSync(readFileSync(`${client}${file}`), { level: 9 }).length
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
