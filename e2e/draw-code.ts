import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** A QR code as a picture, for a camera to read. */
export async function drawCode(text: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const { svg } = await writeBarcode(text, { format: 'QRCode', scale: 8 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
