import { randomBytes } from 'node:crypto'
import { callsBySubject, getExample } from '@comanda/contract/all-calls'
import { type Call, type Caller, travelsInQuery } from '@comanda/contract/call'
import { envelopeParameters } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import type { FastifyInstance } from 'fastify'
import { printDocumentPolicy } from './content-policy.ts'
import { escapeHtml } from './escape-html.ts'
import { createOpenApi } from './openapi.ts'
import { refusalStatuses } from './reply.ts'

/** The catalogue for machines and for people, both made from the rows themselves. */
export function registerDocumentation(app: FastifyInstance): void {
  let openApi: string | undefined
  app.get('/api/openapi.json', { config: { call: 'openapi' } }, async (_request, reply) => {
    openApi ??= JSON.stringify(createOpenApi())
    return reply.header('content-type', 'application/json; charset=utf-8').send(openApi)
  })
  app.get('/api/docs', { config: { call: 'docs' } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('hex')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', printDocumentPolicy({ 'style-src': [`'nonce-${nonce}'`] }))
      .send(renderPage(nonce))
  })
}

const subjects: Record<keyof typeof callsBySubject, string> = {
  start: 'Starting a visit',
  website: 'The website',
  venue: 'Venues, tables and counters',
  catalogue: 'The menu',
  promotion: 'Promotions and codes',
  customer: 'Customers',
  password: 'Passwords',
  address: 'Addresses of a customer',
  booking: 'Bookings',
  cart: 'Carts',
  payment: 'Ordering and paying',
  card: 'Saved cards',
  orderHistory: 'Orders of a customer',
  favourite: 'Favourite dishes',
  table: 'At the table',
  live: 'What happens, live',
}

const callerWords: Record<Caller, string> = {
  anyone: 'anyone',
  site: 'a signed envelope',
  visitor: 'a visitor with a session',
  customer: 'a logged-in customer',
  staff: 'staff',
}

function renderPage(nonce: string): string {
  const groups = Object.entries(callsBySubject) as [keyof typeof subjects, Record<string, Call>][]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Comanda: calls</title>
<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
<header>
<h1>Calls</h1>
<p>Base address <code>/api</code>. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Subjects"><ul>${groups.map(([id]) => `<li><a href="#${id}">${subjects[id]}</a></li>`).join('')}<li><a href="#envelope">Envelope</a></li><li><a href="#refusals">Refusals</a></li></ul></nav>
</header>
<main>
${groups.map(([id, calls]) => renderGroup(id, calls)).join('\n')}
${renderEnvelope()}
${renderRefusals()}
</main>
</body>
</html>`
}

function renderGroup(id: keyof typeof subjects, calls: Record<string, Call>): string {
  const rows = Object.entries(calls).map(([name, row]) => renderCall(name, row))
  return `<section id="${id}"><h2>${subjects[id]}</h2>${rows.join('\n')}</section>`
}

function renderCall(name: string, row: Call): string {
  const example = getExample(name)
  const inQuery = travelsInQuery(row)
  const query = inQuery ? toQuery(example.request as Record<string, unknown>) : ''
  const body = inQuery ? '' : `\n\n${JSON.stringify(example.request, null, 2)}`
  return `<article id="${name}">
<h3><code>${row.method} ${escapeHtml(row.path)}</code></h3>
<p>${escapeHtml(row.summary)}</p>
<dl><dt>Name</dt><dd>${name}</dd><dt>For</dt><dd>${callerWords[row.caller]}</dd><dt>Requirements</dt><dd>${row.requirements.join(', ')}</dd></dl>
<details><summary>Example</summary>
<pre tabindex="0" aria-label="Request">${escapeHtml(`${row.method} /api${row.path}${query}${body}`)}</pre>
<pre tabindex="0" aria-label="Reply">${escapeHtml(JSON.stringify(example.reply, null, 2))}</pre>
</details>
</article>`
}

function renderEnvelope(): string {
  const rows = Object.entries(envelopeParameters).map(
    ([name, meaning]) => `<tr><th scope="row"><code>${name}</code></th><td>${escapeHtml(meaning)}</td></tr>`,
  )
  return `<section id="envelope"><h2>Envelope</h2><p>Parameters every call carries in its query, whatever its method.</p><table>${rows.join('')}</table></section>`
}

function renderRefusals(): string {
  const rows = Object.entries(refusalStatuses).map(
    ([code, status]) => `<tr><th scope="row"><code>${code}</code></th><td>${status}</td></tr>`,
  )
  return `<section id="refusals"><h2>Refusals</h2><p>A refused call answers <code>{ status: 'ERROR', code, message }</code>; the message is in the caller's language.</p><table>${rows.join('')}</table></section>`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 62rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 3rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .75rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0; }
dt { opacity: .75; }
dd { margin: 0; }
pre { overflow-x: auto; padding: .75rem; max-height: 24rem; background: color-mix(in srgb, currentColor 7%, transparent); }
th { text-align: left; font-weight: 400; padding-right: 1.5rem; vertical-align: top; }
summary { cursor: pointer; padding: .25rem 0; }
`
