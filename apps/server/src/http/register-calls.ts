import { allCalls, type CallName } from '@comanda/contract/all-calls'
import { type Call, isReplayed, splitRequest, travelsInQuery } from '@comanda/contract/call'
import type { LoggedIn } from '@comanda/contract/calls/customer'
import type { SiteKeys } from '@comanda/contract/calls/start'
import type { NewSession } from '@comanda/contract/entities/new-session'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CallContext, OpenContext } from '../call/context.ts'
import type { Database } from '../database/database.ts'
import { isDatabaseAway } from '../database/is-database-away.ts'
import { secondsToNewTries } from '../session/limit-tries.ts'
import { readSessionCookie, writeSessionCookie, writeSiteConfigCookie } from './cookies.ts'
import { toFault } from './faults.ts'
import { type Answer, answerOnce, answerOnceBesideBank, isUsableKey, type KeyedRequest } from './idempotency.ts'
import { type Identity, identify } from './identify.ts'
import { type ReadyBytes, toAnswer, toReadyBytes } from './kept/ready-bytes.ts'
import { toSharedKey } from './kept/shared-call.ts'
import { chooseLanguage } from './language.ts'
import { type Parameters, readParameters } from './parameters.ts'
import { readRequest } from './read-request.ts'
import { refusalStatuses, toRefusalBody } from './reply.ts'
import { dataHeaders, sharedManner } from './security.ts'
import type { ServerKit } from './server-kit.ts'
import { readStanding } from './standing.ts'

/** Registers every row of the catalogue at its path. There is no other entrance, and each row says who may use it. */
export function registerCalls(app: FastifyInstance, kit: ServerKit): void {
  for (const [name, row] of Object.entries(allCalls) as [CallName, Call][]) {
    const paths = row.caller === 'anyone' ? [`/api${row.path}`, row.path] : [`/api${row.path}`]
    for (const url of paths) {
      app.route({
        method: row.method,
        url,
        config: { call: name },
        helmet: false,
        handler: (request, reply) => answerCall({ kit, name, row, request, reply }),
      })
    }
  }
}

interface Exchange {
  readonly kit: ServerKit
  readonly name: CallName
  readonly row: Call
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answerCall(exchange: Exchange): Promise<FastifyReply> {
  const { kit, row, request, reply } = exchange
  const parameters = readParameters(request.query)
  if (isRefusal(parameters)) return refuse(exchange, parameters)
  const now = kit.now()
  const asks = (identity: Identity | null) =>
    chooseLanguage(parameters.lang, request.headers['accept-language'], identity?.site)
  const open = (identity: Identity | null): OpenContext => ({
    language: asks(identity),
    now,
    database: kit.database,
    from: toOrigin(request),
    house: kit.house,
  })

  if (row.caller === 'anyone') return perform(exchange, parameters, { context: open(null), identity: null })
  // A browser sends a cookie by itself, so it may count for a read but never for a write.
  const cookieToken = row.method === 'GET' && !isReplayed(row) ? readSessionCookie(request, kit.secure) : undefined
  const identity = await identify({ ...kit, caller: row.caller, parameters, cookieToken, now })
  if (isRefusal(identity)) return refuse(exchange, identity)
  const context: CallContext = {
    ...open(identity),
    siteId: identity.site.siteId,
    session: identity.session,
    standing: readStanding(parameters),
  }
  reply.header('content-language', context.language)
  return perform(exchange, parameters, { context, identity })
}

export function toOrigin({ ip, host, headers }: FastifyRequest): OpenContext['from'] {
  return { address: ip, host, accept: headers.accept ?? '*/*', userAgent: headers['user-agent'] ?? '' }
}

interface Performance {
  readonly context: OpenContext | CallContext
  readonly identity: Identity | null
}

async function perform(exchange: Exchange, parameters: Parameters, on: Performance): Promise<FastifyReply> {
  const { kit, name, row, request, reply } = exchange
  const { language } = on.context
  const wire = travelsInQuery(row) ? parameters : joinRequest(row, parameters, request.body)
  const asked = readRequest(row, wire)
  if (isRefusal(asked)) return refuse(exchange, asked, language)

  if (row.shared && 'siteId' in on.context) return sendShared(exchange, parameters, asked, on.context)
  const answer = (database: Database) => run(exchange, asked, { ...on.context, database })
  const key = request.headers['idempotency-key']
  // A write that the documents define as GET must be safe to repeat: a browser may fetch it in advance, or twice.
  if (row.method === 'GET' && isReplayed(row) && key === undefined) {
    return refuse(exchange, refusal('idempotency-key-missing'), language)
  }
  if (!isReplayed(row) || on.identity === null || key === undefined)
    return sendAnswer(reply, await answer(kit.database))
  if (typeof key !== 'string' || !isUsableKey(key)) {
    return refuse(exchange, refusal('request-malformed', { parameter: 'Idempotency-Key' }), language)
  }
  const { site, session } = on.identity
  const toFaultAnswer = (error: unknown): Answer => {
    // While the database is away nothing was done: the next try must not be told so again.
    if (isDatabaseAway(error)) throw error
    return toFault(request, reply, { error, language })
  }
  const keyed: KeyedRequest = {
    database: kit.database,
    siteId: site.siteId,
    scope: session?.id ?? 'site',
    key,
    call: name,
    request: wire,
    startsAtOnce: row.startsAtOnce === true,
    now: kit.now,
    toFault: toFaultAnswer,
  }
  const once = await (row.asksBank ? answerOnceBesideBank(keyed, answer) : answerOnce(keyed, answer))
  return isRefusal(once) ? refuse(exchange, once, language) : sendAnswer(reply, once)
}

/** What the documents put into the query counts, whatever the body says. */
function joinRequest(row: Call, parameters: Parameters, body: unknown): unknown {
  if (row.alsoInQuery === undefined || typeof body !== 'object' || body === null) return body ?? {}
  return { ...body, ...splitRequest(row, parameters).query }
}

async function run(exchange: Exchange, request: unknown, context: OpenContext | CallContext): Promise<Answer> {
  const { kit, name, row, reply } = exchange
  const handler = kit.handlers[name] as (request: unknown, context: unknown) => Promise<unknown>
  const result = await handler(request, context)
  if (isRefusal(result)) {
    kit.metrics.countRefusal(result.refused)
    const status = refusalStatuses[result.refused]
    if (status === 429) reply.header('retry-after', secondsToNewTries(context.now))
    return { status, body: toRefusalBody(result, context.language) }
  }
  cookieWriters[name]?.(reply, result, kit.secure)
  return { status: 200, body: z.encode(row.reply, result) }
}

/** Sends the bytes of an earlier answer to the same question, or keeps those of this one for later. */
async function sendShared(
  exchange: Exchange,
  parameters: Parameters,
  request: unknown,
  context: CallContext,
): Promise<FastifyReply> {
  const { kit, name, reply } = exchange
  const { siteId, language } = context
  const key = toSharedKey(name, language, parameters)
  const found = kit.replies.find(siteId, key)
  if (found !== undefined) return sendReady(exchange, found)
  const keep = kit.replies.prepare(siteId, key)
  const answer = await run(exchange, request, context)
  if (answer.status !== 200) return sendAnswer(reply, answer)
  return sendReady(exchange, keep(await toReadyBytes(JSON.stringify(answer.body))))
}

function sendReady({ request, reply }: Exchange, ready: ReadyBytes): FastifyReply {
  const { status, headers, body } = toAnswer(ready, request.headers, sharedManner)
  return reply.code(status).headers(headers).send(body)
}

/** Answers that also set a cookie. */
const cookieWriters: Partial<Record<CallName, (reply: FastifyReply, result: unknown, secure: boolean) => void>> = {
  login: (reply, result, secure) => writeSessionCookie(reply, result as NewSession, secure),
  customerLogin: (reply, result, secure) => writeSessionCookie(reply, (result as LoggedIn).session, secure),
  postCustomer: (reply, result, secure) => writeSessionCookie(reply, (result as LoggedIn).session, secure),
  customerLogout: (reply, result, secure) => writeSessionCookie(reply, result as NewSession, secure),
  eraseCustomer: (reply, result, secure) => writeSessionCookie(reply, result as NewSession, secure),
  startup: (reply, result, secure) => writeSiteConfigCookie(reply, result as SiteKeys, secure),
}

function refuse({ kit, request, reply }: Exchange, refused: Refusal, language?: LanguageCode): FastifyReply {
  kit.metrics.countRefusal(refused.refused)
  const asked = (request.query as { lang?: unknown }).lang
  const spoken = language ?? chooseLanguage(asked, request.headers['accept-language'])
  return sendAnswer(reply, { status: refusalStatuses[refused.refused], body: toRefusalBody(refused, spoken) })
}

export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply
    .code(status)
    .headers(dataHeaders)
    .header('content-type', json)
    .send(Buffer.isBuffer(body) ? body : JSON.stringify(body))
}

const json = 'application/json; charset=utf-8'
