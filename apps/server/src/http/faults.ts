import { refusal } from '@comanda/contract/refusals'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/is-database-away.ts'
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

/** Catches every error: what the framework refuses is a refusal, the rest a fault, logged and told in a sentence. */
export function registerFaults(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = refusalFor(error.statusCode)
    metrics.countRefusal(code)
    if (code !== 'server-fault') return tell(request, reply, code)
    const { status, body } = toFault(request, reply, { error, language: askedLanguage(request) })
    return reply.code(status).send(body)
  })
  const unknown = (request: FastifyRequest, reply: FastifyReply) => {
    metrics.countRefusal('call-unknown')
    return tell(request, reply, 'call-unknown')
  }
  app.setNotFoundHandler(unknown)
  // Pages answer every other path, so paths under /api must be caught before them.
  app.all('/api/*', unknown)
}

interface Fault {
  readonly error: unknown
  readonly language: LanguageCode
}

/**
 * The answer to a caller who met a fault: one plain sentence, and the id to ask about it. Its one log line has the
 * call's name and that id, nothing that a caller sent.
 */
export function toFault(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, language }: Fault,
): { readonly status: number; readonly body: RefusalBody } {
  request.log.error({ fault: redactError(error), call: request.routeOptions.config.call ?? null }, 'a call failed')
  const body = toRefusalBody(refusal('server-fault', { request: request.id }), language)
  return { status: toFaultStatus(reply, error), body }
}

const retryAfterSeconds = 5

/** 500 for our own mistake; 503, and when to retry, while the database is unavailable. */
export function toFaultStatus(reply: FastifyReply, error: unknown): number {
  if (!isDatabaseAway(error)) return refusalStatuses['server-fault']
  reply.header('retry-after', retryAfterSeconds)
  return 503
}

function tell(request: FastifyRequest, reply: FastifyReply, code: Exclude<Code, 'server-fault'>): FastifyReply {
  return reply.code(refusalStatuses[code]).send(toRefusalBody(refusal(code), askedLanguage(request)))
}

function askedLanguage(request: FastifyRequest): LanguageCode {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang
  return chooseLanguage(asked, request.headers['accept-language'])
}

type Code = 'request-malformed' | 'request-too-large' | 'too-many-requests' | 'call-unknown' | 'server-fault'

function refusalFor(status: number | undefined): Code {
  if (status === 413) return 'request-too-large'
  if (status === 429) return 'too-many-requests'
  return status !== undefined && status >= 400 && status < 500 ? 'request-malformed' : 'server-fault'
}
