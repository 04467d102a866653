import type { InlineConfig } from 'vite'

/**
 * A service worker is a classic script, which cannot import: it is built apart from its app, or what both use would become
 * a file that the worker has to import.
 */
export function buildWorker(source: string): InlineConfig {
  return {
    configFile: false,
    build: {
      outDir: 'dist/worker',
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: source,
        output: { codeSplitting: false, entryFileNames: 'service-worker.js' },
      },
    },
  }
}
