import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { printDocumentPolicy } from '../http/content-policy.ts'

interface DemoPage {
  readonly title: string
  readonly style: string
  /** The content below the title, escaped already. */
  readonly body: string
}

/** A page for people who try the demo; nothing runs in it, and nobody keeps it. */
export function sendDemoPage(reply: FastifyReply, { title, style, body }: DemoPage): FastifyReply {
  const nonce = randomBytes(16).toString('hex')
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', printDocumentPolicy({ 'style-src': [`'nonce-${nonce}'`] }))
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Comanda: ${title.toLowerCase()}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`)
}
