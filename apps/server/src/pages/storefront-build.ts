import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BuildManifest, Renderer, StorefrontBundle } from '@comanda/contract/pages'

export const storefrontBuild = join(dirname(fileURLToPath(import.meta.url)), '../../../storefront/dist')

/** The server loads the storefront only as a bundle. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const bundle = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as StorefrontBundle
  return bundle.createRenderer(readManifest(await readManifestText(folder)))
}

export function readManifestText(folder: string): Promise<string> {
  return readFile(join(folder, 'client/.vite/manifest.json'), 'utf8')
}

export function readManifest(text: string): BuildManifest {
  return JSON.parse(text) as BuildManifest
}
