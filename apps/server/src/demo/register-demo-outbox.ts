import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { findMessage, listMessages, type OutboxMessage } from '../outbox/outbox.repository.ts'
import { toAttachmentFile } from '../outbox/to-attachment-file.ts'
import { outboxStyle, renderOutbox } from './render-outbox.ts'
import { sendDemoPage } from './send-demo-page.ts'

const mostShown = 100

/** A mail may have its own colours and pictures, but nothing that runs; only our list may frame it. */
const mailPolicy =
  "default-src 'none';style-src 'unsafe-inline';img-src 'self' data: https:;frame-ancestors 'self';sandbox allow-popups"

interface Asked {
  readonly Params: { readonly id: string; readonly place: string }
}

/**
 * The messages that would have been sent, for people who try the demo. They are everybody's, so only the demo has it.
 */
export function registerDemoOutbox(app: FastifyInstance, database: Database): void {
  const config = { call: 'demo-outbox' }
  app.get('/demo/outbox', { config }, async (_request, reply) => {
    const body = renderOutbox(await listMessages(database, mostShown))
    return sendDemoPage(reply, { title: 'Outbox of the demo', style: outboxStyle, body })
  })
  app.get<Asked>('/demo/outbox/:id/html', { config }, async ({ params }, reply) => {
    const message = await find(database, params.id)
    if (message?.html == null) return reply.callNotFound()
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(message.html)
  })
  app.get<Asked>('/demo/outbox/:id/file/:place', { config }, async ({ params }, reply) => {
    const attachment = (await find(database, params.id))?.attachments[Number(params.place)]
    if (attachment === undefined) return reply.callNotFound()
    const { filename, contentType, content } = await toAttachmentFile(attachment)
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(content)
  })
}

async function find(database: Database, id: string): Promise<OutboxMessage | undefined> {
  return /^[0-9a-f-]{36}$/.test(id) ? findMessage(database, id) : undefined
}
