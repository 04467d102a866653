import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a compressed copy beside each asset, at levels too slow for a request. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    writeBundle({ dir = '.' }) {
      const folder = join(dir, 'assets')
      for (const file of readdirSync(folder)) {
        if (!/\.(js|css|svg|wasm|json)$/.test(file)) continue
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
