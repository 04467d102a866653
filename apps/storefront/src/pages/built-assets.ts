import type { BuildManifest } from '@comanda/contract/pages'

export interface BuiltAssets {
  readonly script: string
  readonly styles: readonly string[]
  /** The files of the page's scripts; named in the document, they load in parallel and not one after another. */
  readonly files: readonly string[]
}

const entry = 'src/entry-client.ts'
/** What the entry loads once the page is shown. */
const start = 'src/start.tsx'

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

/** The files a page needs, given the sources of its screen and dictionary. */
export function listAssets(manifest: BuildManifest, sources: readonly string[]): BuiltAssets {
  const found = new Set<string>()
  const visit = (source: string) => {
    if (found.has(source)) return
    found.add(source)
    for (const imported of getRow(manifest, source).imports ?? []) visit(imported)
  }
  for (const source of [entry, start, ...sources]) visit(source)
  const rows = [...found].map((source) => getRow(manifest, source))
  return {
    script: `/${getRow(manifest, entry).file}`,
    styles: [...new Set(rows.flatMap((row) => row.css ?? []))].map((file) => `/${file}`),
    files: rows.map((row) => `/${row.file}`).filter((file) => file !== `/${getRow(manifest, entry).file}`),
  }
}

function getRow(manifest: BuildManifest, source: string): BuildManifest[string] {
  const row = manifest[source] ?? Object.entries(manifest).find(([key]) => key.endsWith(source))?.[1]
  if (!row) throw new Error(`the storefront’s build has no ${source}`)
  return row
}
