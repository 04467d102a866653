/// <reference path="../wasm-file.d.ts" />
export type CodeReader = (source: HTMLVideoElement | ImageBitmap | ImageData) => Promise<string | null>

interface Detector {
  detect(source: HTMLVideoElement | ImageBitmap | ImageData): Promise<readonly { readonly rawValue: string }[]>
}

/** Reads QR codes with the browser's own reader, or else with ours, which is loaded now. */
export async function openCodeReader(): Promise<CodeReader> {
  const detector = (await findNativeDetector()) ?? (await loadDetector())
  return async (source) => (await detector.detect(source))[0]?.rawValue ?? null
}

interface NativeDetector {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

async function findNativeDetector(): Promise<Detector | undefined> {
  const Native = (globalThis as { readonly BarcodeDetector?: NativeDetector }).BarcodeDetector
  if (Native === undefined) return undefined
  const formats = await Native.getSupportedFormats().catch((): readonly string[] => [])
  return formats.includes('qr_code') ? new Native({ formats: ['qr_code'] }) : undefined
}

/**
 * Its compiled part comes from our own server, because the content policy allows nothing else. It is loaded before the
 * first picture: a reader without it would read nothing for ever, and nobody would know.
 */
async function loadDetector(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: file }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // What it would print about a failure, it also throws.
  await prepareZXingModule({ overrides: { locateFile: () => file, printErr: () => {} }, fireImmediately: true })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
