import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { toReadyPage } from './ready-page.ts'

it('holds the same page in every encoding, and the hashes of its styles', async () => {
  const html = `<p>Olé</p>${'<p>patatas</p>'.repeat(100)}`
  const { plain, compressed, allowed } = await toReadyPage({ html, styles: ['p{color:red}'] })
  expect(plain.toString()).toBe(html)
  expect(brotliDecompressSync(compressed.br ?? '')).toEqual(plain)
  expect(gunzipSync(compressed.gzip ?? '')).toEqual(plain)
  const hash = createHash('sha256').update('p{color:red}').digest('base64')
  expect(allowed).toEqual({ 'style-src': [`'sha256-${hash}'`] })
})
