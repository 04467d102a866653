import { createElement, type ReactNode } from 'react'

const looks: Readonly<Record<string, string>> = {
  h2: 'mt-10 mb-3 text-2xl font-extrabold tracking-tight',
  h3: 'mt-8 mb-2 text-xl font-extrabold tracking-tight',
  h4: 'mt-6 mb-2 font-extrabold',
  p: 'my-4 text-pretty leading-relaxed',
  ul: 'my-4 list-disc pl-6',
  ol: 'my-4 list-decimal pl-6',
  li: 'my-1.5 leading-relaxed',
  blockquote: 'my-4 border-l-4 border-line pl-4 text-muted',
  table: 'my-4 w-full text-left text-sm',
  thead: '',
  tbody: '',
  tr: 'border-b border-line',
  th: 'p-2 font-bold',
  td: 'p-2 align-top',
  a: 'font-bold text-primary-text underline underline-offset-4',
  strong: 'font-bold',
  b: 'font-bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  small: 'text-sm',
  sub: '',
  sup: '',
}
const voids = new Set(['br', 'hr'])
const token = /<(\/?)([a-z][a-z0-9]*)(?: href="([^"]*)")?>|([^<]+)|</g
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i

interface Element {
  readonly name: string
  readonly href: string | undefined
  readonly children: ReactNode[]
}

/** Sanitised rich text, rebuilt as elements on the server and in the browser: none of it is inserted as markup. */
export function RichText({ html }: { readonly html: string }) {
  const root: Element = { name: '', href: undefined, children: [] }
  const open = [root]
  for (const [, slash, name = '', href, text] of html.matchAll(token)) {
    const inner = open.at(-1) ?? root
    if (text !== undefined) inner.children.push(decode(text))
    else if (voids.has(name)) inner.children.push(createElement(name, { key: inner.children.length }))
    else if (!Object.hasOwn(looks, name)) inner.children.push(name ? null : '<')
    else if (slash !== '/') open.push({ name, href, children: [] })
    else if (inner.name === name && open.length > 1) close(open)
  }
  while (open.length > 1) close(open)
  return <div>{root.children}</div>
}

function close(open: Element[]): void {
  const done = open.pop()
  const parent = open.at(-1)
  if (!done || !parent) return
  const href = done.href === undefined ? '' : decode(done.href)
  const properties = {
    key: parent.children.length,
    className: looks[done.name] || undefined,
    ...(done.name === 'a' && safeAddress.test(href) && { href, rel: 'noopener' }),
  }
  parent.children.push(createElement(done.name, properties, ...done.children))
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  copy: '©',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w+));/g, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
