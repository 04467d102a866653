import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps/backoffice/dist')

/** In KB of JavaScript, gzip. */
const shellBudget = 150
const screenBudget = 60

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

export interface Weight {
  readonly what: string
  readonly bytes: number
  readonly budget: number
}

/** What the first page of the back office loads, with its Spanish words, and what each screen adds. */
export function weighBackoffice(): readonly Weight[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const listFiles = (source: string, seen = new Set<string>()): ReadonlySet<string> => {
    const row = manifest[source]
    if (row === undefined || seen.has(row.file)) return seen
    seen.add(row.file)
    for (const needed of row.imports ?? []) listFiles(needed, seen)
    return seen
  }
  const words = Object.keys(manifest).filter((source) =>
    /dictionaries\/(first|common|door|forms)\/es\.ts$/.test(source),
  )
  const shell = new Set(['index.html', ...words].flatMap((source) => [...listFiles(source)]))
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0)
  const screens = Object.keys(manifest).filter((source) => source.endsWith('.screen.tsx'))
  return [
    { what: 'shell', bytes: weigh(shell), budget: shellBudget },
    ...screens.map((source) => ({
      what: source.replace(/^.*\/|\.screen\.tsx$/g, ''),
      bytes: weigh([...listFiles(source)].filter((file) => !shell.has(file))),
      budget: screenBudget,
    })),
  ]
}
