import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [compressAssets()])],
  // The server's bundle carries React's production build, whatever NODE_ENV is when it runs.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The server, which knows the route, names in the document what will be needed.
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && { rollupOptions: { input: ['src/entry-client.ts', 'src/offline/service-worker.ts'] } }),
  },
}))

/** Writes each asset compressed beside itself, at levels too slow for a request. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    writeBundle({ dir = 'dist/client' }) {
      const folder = join(dir, 'assets')
      for (const file of readdirSync(folder)) {
        if (!/\.(js|css|svg)$/.test(file)) continue
        const bytes = readFileSync(join(folder, file))
        writeFileSync(
          join(folder, `${file}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        )
        writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
