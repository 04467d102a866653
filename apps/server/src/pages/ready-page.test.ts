import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { toReadyPage } from './ready-page.ts'

it('holds the same page in every encoding, and the hashes of its styles and scripts', async () => {
  const html = `<p>Olé</p>${'<p>patatas</p>'.repeat(100)}`
  const { plain, compressed, allowed } = await toReadyPage({ html, styles: ['p{color:red}'], scripts: ['go()'] })
  expect(plain.toString()).toBe(html)
  expect(brotliDecompressSync(compressed.br ?? '')).toEqual(plain)
  expect(gunzipSync(compressed.gzip ?? '')).toEqual(plain)
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(allowed).toEqual({ 'style-src': [hash('p{color:red}')], 'script-src': [hash('go()')] })
})
