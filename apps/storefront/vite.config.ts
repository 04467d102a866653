import { relative } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), isSsrBuild && nameScreens()],
  // The server's bundle contains React's production build, whatever NODE_ENV is when it runs.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The server knows the route and names in the document what will be needed; the rest is loaded when idle, so no
    // page carries the file lists of all dialogs.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The server has all words in memory, so it loads none later.
    ...(isSsrBuild && { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: ['src/entry-client.ts', 'src/website/offline/service-worker.ts'],
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: nameOfShared, debugName: 'shared' }],
          },
        },
      },
    }),
  },
}))

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

const begins = 'src/start.tsx'
const standAlone = ['src/entry-client.ts', 'src/website/offline/service-worker.ts']

/** Everything that every page starts with goes into one file: thirty small ones are larger and take longer to load. */
function nameOfShared(id: string, graph: ModuleGraph): string | null {
  if (id.endsWith(begins) || id.includes('vite/preload-helper') || !isNeededBy(begins, id, graph)) return null
  return standAlone.some((source) => isNeededBy(source, id, graph)) ? null : 'shared'
}

function isNeededBy(source: string, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (id.endsWith(source)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isNeededBy(source, importer, graph, seen)) ?? false
}

/** Tells the server's bundle where each screen is in the manifest, so that the document names what the page needs. */
function nameScreens(): Plugin {
  return {
    name: 'name-screens',
    transform(code, id) {
      if (!id.endsWith('.screen.tsx')) return null
      return { code: `${code}\nexport const source = ${JSON.stringify(relative(import.meta.dirname, id))}`, map: null }
    },
  }
}
