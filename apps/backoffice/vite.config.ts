import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isNeededBy, type ModuleGraph } from '../../tools/build-groups.ts'

const entry = 'src/entry.tsx'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html'],
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameOfGroup, debugName: 'groups' }] },
      },
    },
  },
})

/** What stands before somebody has signed in goes into one file: forty small ones are larger and take longer. */
function nameOfGroup(id: string, graph: ModuleGraph): string | null {
  // The entry stays by itself: within a group nobody would run it.
  if (['index.html', entry].some((root) => id.endsWith(root))) return null
  return isNeededBy(entry, id, graph) ? 'shell' : null
}
