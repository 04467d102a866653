import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault, FaultKnobs } from './fault-knobs.ts'

export interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body: string
}

type Work = (fault: Fault) => Answer | Promise<Answer>

/** Does the work and answers, or does it and fails to answer: the faults that matter happen after the money moved. */
export async function answer(
  knobs: FaultKnobs,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
): Promise<FastifyReply> {
  const fault = knobs.take(request.url)
  if (fault === 'refuse') return cutOff(request, reply)
  // The connection stays open and nothing is sent.
  if (fault === 'silent') return reply.hijack()
  const { status = 200, type = 'application/json', body } = await work(fault)
  if (fault === 'reset-after') return cutOff(request, reply)
  if (fault === 'error') return reply.code(500).type('application/json').send('{"error":"internal"}')
  if (fault === 'html') return reply.type('text/html').send('<html><body>Service unavailable</body></html>')
  return reply.code(status).type(type).send(spoil(fault, body))
}

function spoil(fault: Fault, body: string): string {
  if (fault === 'truncated') return body.slice(0, Math.floor(body.length / 2))
  return fault === 'dollars' ? writeDollars(body) : body
}

/** The same amount in another currency, by each name that a provider has for it. */
function writeDollars(body: string): string {
  return body
    .replace(/"EUR"/g, '"USD"')
    .replace(/"eur"/g, '"usd"')
    .replace(/(Ds_Currency\W+gt;)978/g, '$1840')
}

function cutOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}
