/** The elements that a page may contain; everything else is shown as text or left out. */
const blocks = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
const spans = ['a', 'strong', 'em', 'b', 'i', 'u', 'small', 'sub', 'sup']
const voids = ['br', 'hr']
const allowed = new Set([...blocks, ...spans, ...voids])

/** Their content is not meant for readers, so it is removed too. */
const dropped = ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math', 'title', 'textarea']
const droppedBlock = new RegExp(`<(${dropped.join('|')})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')
const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g
const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g

/**
 * Rich text reduced to an allow-list. The result is written from what was parsed, never by cutting parts out of what
 * was sent; so anything not understood becomes harmless text.
 */
export function sanitiseHtml(html: string): string {
  const source = removeAll(removeAll(html, comment), droppedBlock)
  const open: string[] = []
  let written = ''
  let read = 0
  for (const found of source.matchAll(tag)) {
    const [whole, slash, rawName = '', attributes = ''] = found
    written += toText(source.slice(read, found.index))
    read = found.index + whole.length
    const name = rawName.toLowerCase()
    if (!allowed.has(name)) continue
    if (slash === '/') written += close(open, name)
    else if (voids.includes(name)) written += `<${name}>`
    else {
      open.push(name)
      written += `<${name}${name === 'a' ? toHref(attributes) : ''}>`
    }
  }
  written += toText(source.slice(read))
  return written + open.toReversed().map(toClosing).join('')
}

/** Repeats until nothing is left: removing a part may join its neighbours into another match. */
function removeAll(text: string, pattern: RegExp): string {
  const shorter = text.replace(pattern, '')
  return shorter === text ? text : removeAll(shorter, pattern)
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
  return text
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,31}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

const href = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

function toHref(attributes: string): string {
  const [, double, single, bare] = href.exec(attributes) ?? []
  const address = double ?? single ?? bare
  // An address with entities or control characters hides what it is.
  if (address === undefined || !safeAddress.test(address) || /&(?!amp;)|[^\x21-\uffff]/.test(address)) return ''
  const escaped = address.replace(/&amp;/g, '&').replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
  return ` href="${escaped}"`
}
