import { readHtml } from './read-html.ts'

/** The elements that a page may contain; everything else is shown as text or left out. */
const blocks = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
const spans = ['a', 'strong', 'em', 'b', 'i', 'u', 'small', 'sub', 'sup']
const voids = ['br', 'hr']
const allowed = new Set([...blocks, ...spans, ...voids])

/** A page as long as a book; what comes after it is cut off. */
export const longestHtml = 1_000_000
/** A table in a list in a quotation is less than half of it; what lies deeper keeps its text alone. */
export const deepestHtml = 32

/**
 * Rich text reduced to an allow-list. The result is written from what was read, never by cutting parts out of what
 * was sent; so anything not understood becomes harmless text.
 */
export function sanitiseHtml(html: string): string {
  const open: string[] = []
  let written = ''
  for (const token of readHtml(html.slice(0, longestHtml))) {
    if (token.kind === 'text') written += toText(token.text)
    if (token.kind === 'dropped' || token.kind === 'text' || !allowed.has(token.name)) continue
    const { name } = token
    if (token.kind === 'close') written += close(open, name)
    else if (voids.includes(name)) written += `<${name}>`
    else if (open.length < deepestHtml) {
      open.push(name)
      written += `<${name}${name === 'a' ? toHref(token.href) : ''}>`
    }
  }
  return written + open.toReversed().map(toClosing).join('')
}

/** Closes an element and those left open in it; a closing tag without an element is ignored. */
function close(open: string[], name: string): string {
  const at = open.lastIndexOf(name)
  return at < 0 ? '' : open.splice(at).toReversed().map(toClosing).join('')
}

function toClosing(name: string): string {
  return `</${name}>`
}

function toText(text: string): string {
  // A text of nothing else is as many tokens.
  if (text === '<') return '&lt;'
  return text
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,31}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

const safeAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

function toHref(address: string | null): string {
  // An address with entities or control characters hides what it is.
  if (address === null || !safeAddress.test(address) || /&(?!amp;)|[<>"]|[^\x21-\uffff]/.test(address)) return ''
  return ` href="${address.replace(/&amp;/g, '&').replace(/&/g, '&amp;')}"`
}
