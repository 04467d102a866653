/** A piece of a text with tags; it ends where the next one begins. */
export type HtmlToken = { readonly end: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly href: string | null }
  | { readonly kind: 'close'; readonly name: string }
  /** A comment, or an element whose content is not meant for readers. */
  | { readonly kind: 'dropped' }
)

const dropped = new Set([
  ...['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math', 'title', 'textarea', 'noembed'],
  ...['noframes', 'xmp', 'plaintext'],
])

/**
 * Reads a text with tags from its beginning to its end and never looks back. What looks ahead in vain (for the end of a
 * comment, a quote or a tag) takes the rest with it, so that nothing is looked for twice: any text is read in time that
 * grows with its length (F-211).
 */
export function* readHtml(source: string): Generator<HtmlToken> {
  let at = 0
  while (at < source.length) {
    const begin = source.indexOf('<', at)
    if (begin !== at) {
      const end = begin < 0 ? source.length : begin
      yield { kind: 'text', text: source.slice(at, end), end }
      at = end
      continue
    }
    const token = readMarkup(source, at)
    at = token.end
    yield token
  }
}

function readMarkup(source: string, at: number): HtmlToken {
  const sign = source.charAt(at + 1)
  if (sign === '!' || sign === '?') return { kind: 'dropped', end: findEndOfComment(source, at) }
  if (sign === '/' && isLetter(source.charAt(at + 2))) {
    const end = source.indexOf('>', at)
    if (end < 0) return { kind: 'text', text: source.slice(at), end: source.length }
    const { name } = readName(source, at + 2)
    return { kind: 'close', name, end: end + 1 }
  }
  if (!isLetter(sign)) {
    // Several in a row are one text.
    const end = skip(source, at + 1, (_sign, next) => source.charAt(next) === '<' && source.charAt(next + 1) === '<')
    return { kind: 'text', text: source.slice(at, end), end }
  }
  const { name, end: from } = readName(source, at + 1)
  const tag = readAttributes(source, from)
  if (tag === null) return { kind: 'text', text: source.slice(at), end: source.length }
  if (dropped.has(name)) return { kind: 'dropped', end: findEndOfDropped(source, name, tag.end) }
  return { kind: 'open', name, ...tag }
}

/** As browsers read it: «scr<script» is one name, of an element that is not allowed. */
function readName(source: string, from: number): { readonly name: string; readonly end: number } {
  const end = skip(source, from, (sign) => !isSpace(sign) && sign !== '/' && sign !== '>')
  return { name: source.slice(from, end).toLowerCase(), end }
}

/** Null where the tag does not end. Of an attribute that is there twice the first counts. */
function readAttributes(source: string, from: number): { readonly href: string | null; readonly end: number } | null {
  let href: string | null = null
  let at = from
  for (;;) {
    at = skip(source, at, (sign) => isSpace(sign) || sign === '/')
    if (at >= source.length) return null
    if (source.charAt(at) === '>') return { href, end: at + 1 }
    const nameEnd = skip(source, at + 1, (sign) => !isSpace(sign) && !'/>='.includes(sign))
    const name = source.slice(at, nameEnd)
    at = skip(source, nameEnd, isSpace)
    if (source.charAt(at) !== '=') continue
    const value = readValue(source, skip(source, at + 1, isSpace))
    if (value === null) return null
    if (href === null && name.length === 4 && name.toLowerCase() === 'href') href = value.text
    at = value.end
  }
}

function readValue(source: string, from: number): { readonly text: string; readonly end: number } | null {
  const quote = source.charAt(from)
  if (quote === '"' || quote === "'") {
    const end = source.indexOf(quote, from + 1)
    return end < 0 ? null : { text: source.slice(from + 1, end), end: end + 1 }
  }
  const end = skip(source, from, (sign) => !isSpace(sign) && sign !== '>')
  return { text: source.slice(from, end), end }
}

function findEndOfComment(source: string, at: number): number {
  const isComment = source.startsWith('<!--', at)
  const [mark, from] = isComment ? ['-->', at + 4] : ['>', at + 2]
  const end = source.indexOf(mark, from)
  return end < 0 ? source.length : end + mark.length
}

/** Up to and with its closing tag; all the rest where it has none. */
function findEndOfDropped(source: string, name: string, from: number): number {
  for (let at = source.indexOf('</', from); at >= 0; at = source.indexOf('</', at + 2)) {
    if (source.slice(at + 2, at + 2 + name.length).toLowerCase() !== name) continue
    const after = source.charAt(at + 2 + name.length)
    if (after !== '' && !isSpace(after) && after !== '/' && after !== '>') continue
    const end = source.indexOf('>', at)
    return end < 0 ? source.length : end + 1
  }
  return source.length
}

function skip(source: string, from: number, isSkipped: (sign: string, at: number) => boolean): number {
  let at = from
  while (at < source.length && isSkipped(source.charAt(at), at)) at += 1
  return at
}

function isSpace(sign: string): boolean {
  return sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r' || sign === '\f'
}

function isLetter(sign: string): boolean {
  return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z')
}
