import { refusal } from '@comanda/contract/refusals'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage } from './language.ts'
import type { Metrics } from './metrics.ts'
import { redactError } from './redact.ts'
import { type RefusalBody, refusalStatuses, toRefusalBody } from './reply.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The catalogue's name of the call, for logs and metrics. */
    call?: string
  }
}

/** Caught once, here: what the framework refuses becomes a refusal, all else is a fault, logged and told in one sentence. */
export function registerFaults(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = refusalFor(error.statusCode)
    metrics.countRefusal(code)
    if (code === 'server-fault') logFault(request, error)
    return tell(request, reply, code)
  })
  const unknown = (request: FastifyRequest, reply: FastifyReply) => {
    metrics.countRefusal('call-unknown')
    return tell(request, reply, 'call-unknown')
  }
  app.setNotFoundHandler(unknown)
  // Pages answer every other path, so what is under /api must be caught before them.
  app.all('/api/*', unknown)
}

/** The one line a fault leaves: the call's name and the request's id, nothing a caller sent. */
export function logFault(request: FastifyRequest, error: unknown): void {
  request.log.error({ fault: redactError(error), call: request.routeOptions.config.call ?? null }, 'a call failed')
}

/** What a caller is told of a fault: one plain sentence, and the id to ask about it. */
export function toFaultBody(request: FastifyRequest, language: LanguageCode): RefusalBody {
  return toRefusalBody(refusal('server-fault', { request: request.id }), language)
}

function tell(request: FastifyRequest, reply: FastifyReply, code: Code): FastifyReply {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang
  const language = chooseLanguage(asked, request.headers['accept-language'])
  const body = code === 'server-fault' ? toFaultBody(request, language) : toRefusalBody(refusal(code), language)
  return reply.code(refusalStatuses[code]).send(body)
}

type Code = 'request-malformed' | 'request-too-large' | 'too-many-requests' | 'call-unknown' | 'server-fault'

function refusalFor(status: number | undefined): Code {
  if (status === 413) return 'request-too-large'
  if (status === 429) return 'too-many-requests'
  return status !== undefined && status >= 400 && status < 500 ? 'request-malformed' : 'server-fault'
}
