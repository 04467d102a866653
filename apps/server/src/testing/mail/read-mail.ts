/** A mail as its reader gets it: headers decoded, parts by their type. */
export interface ReadMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly files: readonly { readonly name: string; readonly type: string; readonly content: Buffer }[]
}

export function readMail(source: string): ReadMail {
  const leaves = listLeaves(source)
  const find = (type: string) => leaves.find((leaf) => leaf.type === type && leaf.name === '')?.content.toString() ?? ''
  return {
    subject: decodeWords(readHeader(source, 'Subject')),
    text: find('text/plain'),
    html: find('text/html'),
    files: leaves.filter(({ name }) => name !== ''),
  }
}

interface Leaf {
  readonly type: string
  readonly name: string
  readonly content: Buffer
}

function listLeaves(part: string): Leaf[] {
  const type = readHeader(part, 'Content-Type')
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary !== undefined) {
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((one) => listLeaves(one.replace(/^\r\n/, '')))
  }
  const name = /filename="?([^";\r\n]+)"?/.exec(readHeader(part, 'Content-Disposition'))?.[1] ?? ''
  const encoding = readHeader(part, 'Content-Transfer-Encoding')
  return [{ type: type.split(';')[0] ?? '', name, content: decode(body, encoding) }]
}

function readHeader(part: string, name: string): string {
  const head = part.slice(0, part.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body)
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)))
  return Buffer.from(bytes, 'latin1')
}

/** «=?UTF-8?Q?…?=», as letters beyond ASCII travel in a header. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      decode(text.replaceAll('_', '=20'), way.toUpperCase() === 'B' ? 'base64' : 'quoted-printable').toString(),
    )
}
