import { inflateSync } from 'node:zlib'

/** The words of a PDF that was written with the standard fonts: each drawn piece of text is a line. */
export function readPdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const lines: string[] = []
  for (const [, stream = ''] of source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const drawn = inflate(Buffer.from(stream, 'latin1'))
    for (const [, pieces = ''] of drawn.matchAll(/\[([^\]]*)\] TJ/g)) {
      const hex = [...pieces.matchAll(/<([0-9a-f]*)>/gi)].map(([, one = '']) => one).join('')
      lines.push(new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
    }
  }
  return lines.join('\n')
}

function inflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
