import { createElement, Fragment, type ReactNode } from 'react'

const looks: Readonly<Record<string, string>> = {
  h1: 'mt-6 mb-2 text-xl font-extrabold tracking-tight first:mt-0',
  h2: 'mt-6 mb-2 text-xl font-extrabold tracking-tight first:mt-0',
  h3: 'mt-5 mb-1.5 text-lg font-bold first:mt-0',
  h4: 'mt-4 mb-1 font-bold first:mt-0',
  p: 'mb-3',
  ul: 'mb-3 list-disc pl-5',
  ol: 'mb-3 list-decimal pl-5',
  li: 'mb-1',
  strong: '',
  b: '',
  em: '',
  i: '',
  br: '',
  table: 'mb-3 w-full text-left text-sm',
  thead: '',
  tbody: '',
  tr: 'border-b border-line',
  th: 'p-1.5 font-bold',
  td: 'p-1.5 align-top',
}

/** Never shown, and what is in them is no text either. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math'])

/** A venue's own text. Elements are made anew from a short list, without their attributes, so whatever else it holds stays inert. */
export function RichText({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className="text-pretty">{toNodes(body)}</div>
}

function toNodes(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, at) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element) || dropped.has(node.localName)) return null
    return toElement(node, at)
  })
}

function toElement(element: Element, key: number): ReactNode {
  const name = element.localName
  const href = element.getAttribute('href') ?? ''
  if (name === 'br') return <br key={key} />
  if (name === 'a' && /^(https?:|mailto:|tel:|\/(?!\/))/i.test(href)) {
    return (
      <a key={key} href={href} rel="noopener" className="font-bold text-primary-text underline underline-offset-4">
        {toNodes(element)}
      </a>
    )
  }
  if (!Object.hasOwn(looks, name)) return <Fragment key={key}>{toNodes(element)}</Fragment>
  // A document may hold one first-level heading, and the page has it.
  return createElement(name === 'h1' ? 'h2' : name, { key, className: looks[name] || undefined }, ...toNodes(element))
}
