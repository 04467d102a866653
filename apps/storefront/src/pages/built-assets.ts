import type { BuildManifest } from '@comanda/contract/pages'
import type { StartFiles } from '../views/start-files.ts'

export interface BuiltAssets extends StartFiles {
  readonly styles: readonly string[]
}

const entry = 'src/entry-client.ts'
/** The files that the entry loads once the page is shown. */
const start = 'src/start.tsx'

/** The files that a screen loads right after it. */
const latePart = /\.part\.tsx$/

/** The files that the build lists as likely to be needed next. */
const later = /likely-next-[^/]*\.json$/

export type ListAssets = (sources: readonly string[]) => BuiltAssets

/** `listAssets` of one build, computed once for each set of sources, of which there are as many as kinds of pages. */
export function createAssetLists(manifest: BuildManifest): ListAssets {
  const known = new Map<string, BuiltAssets>()
  return (sources) => {
    const key = sources.join()
    const assets = known.get(key) ?? listAssets(manifest, sources)
    known.set(key, assets)
    return assets
  }
}

/** The files a page needs, given the sources of its screen, which comes first, and its dictionary. */
export function listAssets(manifest: BuildManifest, sources: readonly string[]): BuiltAssets {
  const rows = follow(manifest, [entry, start, ...sources])
  const styles = new Set(rows.flatMap((row) => row.css ?? []))
  const [first, ...files] = rows.map(({ file }) => `/${file}`)
  const [screen] = sources
  const parts = rows.flatMap(({ dynamicImports = [] }) => dynamicImports.filter((source) => latePart.test(source)))
  const soon = follow(manifest, parts).map(({ file }) => `/${file}`)
  return {
    script: first ?? '',
    screen: screen === undefined ? '' : `/${getRow(manifest, screen).file}`,
    styles: [...styles].map((file) => `/${file}`),
    files,
    soon: soon.filter((file) => file !== first && !files.includes(file)),
    later: Object.values(manifest).flatMap(({ file }) => (later.test(file) ? `/${file}` : []))[0] ?? '',
  }
}

/** The sources and all that they import, each once. */
function follow(manifest: BuildManifest, sources: readonly string[]): BuildManifest[string][] {
  const found = new Map<string, BuildManifest[string]>()
  const visit = (source: string) => {
    if (found.has(source)) return
    const row = getRow(manifest, source)
    found.set(source, row)
    row.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...found.values()]
}

function getRow(manifest: BuildManifest, source: string): BuildManifest[string] {
  const row = manifest[source] ?? Object.entries(manifest).find(([key]) => key.endsWith(source))?.[1]
  if (!row) throw new Error(`the storefront’s build has no ${source}`)
  return row
}
