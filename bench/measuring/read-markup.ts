import { createElement, Fragment, type ReactNode } from 'react'

const voidTags = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const token = /<!--.*?-->|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gis

/** Markup without what React adds by itself: comments between texts, and the preloads of pictures. */
export function toBareMarkup(html: string): string {
  return html.replace(/<!--.*?-->|<link rel="preload"[^>]*>/g, '')
}

/** React elements that render to the given markup: the work of React itself, without any component. */
export function readMarkup(html: string): ReactNode {
  const open: { tag: string; props: Record<string, unknown>; children: ReactNode[] }[] = [
    { tag: '', props: {}, children: [] },
  ]
  const add = (node: ReactNode) => open.at(-1)?.children.push(node)
  const close = () => {
    const { tag, props, children } = open.pop() ?? { tag: 'div', props: {}, children: [] }
    add(createElement(tag, props, ...children))
  }
  for (const [text, closed, tag, attributes = ''] of html.matchAll(token)) {
    if (text.startsWith('<!--') || text.startsWith('<link rel="preload"')) continue
    if (closed !== undefined) close()
    else if (tag === undefined) add(decode(text))
    else {
      open.push({ tag, props: readAttributes(attributes), children: [] })
      if (voidTags.has(tag) || text.endsWith('/>')) close()
    }
  }
  return createElement(Fragment, null, ...(open[0]?.children ?? []))
}

function readAttributes(text: string): Record<string, unknown> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']): [string, unknown] => {
    if (name === 'style') return ['style', readStyle(decode(value))]
    return [reactNames[name] ?? name, value === '' && booleans.has(name) ? true : decode(value)]
  })
  return Object.fromEntries(pairs)
}

function readStyle(text: string): Record<string, string> {
  const rules = text.split(';').filter(Boolean)
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', value = ''] = [rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)]
      return [name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), value]
    }),
  )
}

const booleans = new Set(['hidden', 'disabled', 'checked', 'inert', 'async', 'open', 'required'])
const reactNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', srcset: 'srcSet' }

function decode(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
}
