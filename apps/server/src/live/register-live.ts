import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { VisitorSession } from '../call/context.ts'
import { readSessionCookie } from '../http/cookies.ts'
import { identify } from '../http/identify.ts'
import { chooseLanguage } from '../http/language.ts'
import { readParameters } from '../http/parameters.ts'
import { refusalStatuses, toRefusalBody } from '../http/reply.ts'
import type { ServerKit } from '../http/server-kit.ts'
import { createConnections, type Missed } from './connections.ts'
import type { LiveHub } from './hub.ts'
import { findLastEventId, hasAllSince, listEventsAfter } from './live-event.repository.ts'
import { checkTopics, concerns, type Hearing } from './topic-access.ts'

const resumeLimit = 1_000

/** What the live room asks of others: it knows no carts itself. */
export interface LiveKit extends ServerKit {
  readonly holdsCart: (siteId: SiteId, session: VisitorSession, cart: string) => Promise<boolean>
}

/** `GET /api/live` streams what happens; `GET /api/live/poll` answers it where streams do not get through (OPEN-071). */
export function registerLive(app: FastifyInstance, kit: LiveKit, hub: LiveHub): void {
  const connections = createConnections(hub, (error) => app.log.warn(error, 'a live connection could not resume'))
  app.addHook('preClose', async () => connections.close())
  kit.metrics.gauge('comanda_live_connections', 'Open live connections.', () => hub.size())

  // Asking only for the headers of a stream would leave it open for ever.
  app.get('/api/live', { config: { call: 'live' }, exposeHeadRoute: false }, async (request, reply) => {
    const asked = await readAsked(kit, request)
    if (isRefusal(asked)) return refuse(kit, request, reply, asked)
    const { siteId, topics, cart, after } = asked
    const last = await findLastEventId(kit.database, siteId)
    const { raw } = reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Nothing else comes over this line; a server that stops need not wait for it to time out.
      connection: 'close',
      // Proxies that gather an answer before passing it on would gather this one for ever.
      'x-accel-buffering': 'no',
    })
    // The id of now, so that a browser that loses the line before anything happens still resumes from here.
    raw.write(`retry: 2000\nid: ${after ?? last}\n\n`)
    const hears = (topic: string, message: unknown) => concerns({ cart }, topic, message)
    connections.open(raw, { siteId, topics, hears }, () => readMissed(kit, asked, last))
    return reply
  })

  app.get('/api/live/poll', { config: { call: 'livePoll' } }, async (request, reply) => {
    const asked = await readAsked(kit, request)
    if (isRefusal(asked)) return refuse(kit, request, reply, asked)
    // The last id is read first: what is committed in between is told now and again next time, never skipped.
    const last = await findLastEventId(kit.database, asked.siteId)
    const { events, complete } = await readMissed(kit, asked, last)
    reply.header('cache-control', 'no-store')
    return { last, resync: !complete, events: events.map(({ id, topic, message }) => ({ id, topic, message })) }
  })
}

interface Asked extends Hearing {
  readonly siteId: SiteId
  /** The last event the reader saw, if it saw any. */
  readonly after: number | undefined
}

async function readAsked(kit: LiveKit, request: FastifyRequest): Promise<Asked | Refusal> {
  const parameters = readParameters(request.query)
  if (isRefusal(parameters)) return parameters
  const reconnects = readId(request.headers['last-event-id'])
  const cookieToken = readSessionCookie(request, kit.secure)
  // A browser reconnects by itself with the address it first had; its signature may have grown old meanwhile.
  const mayBeOld = reconnects !== undefined
  const identity = await identify({ ...kit, caller: 'visitor', parameters, cookieToken, mayBeOld, now: kit.now() })
  if (isRefusal(identity)) return identity
  const { site, session } = identity
  const hearing = await checkTopics(parameters.topics, parameters.cartId, async (cart) =>
    session === null ? false : kit.holdsCart(site.siteId, session, cart),
  )
  if (isRefusal(hearing)) return hearing
  return { siteId: site.siteId, ...hearing, after: reconnects ?? readId(parameters.after) }
}

/** One who returns hears what came after the last it saw; one who is new, what comes after now. */
async function readMissed(kit: LiveKit, { siteId, topics, cart, after }: Asked, last: number): Promise<Missed> {
  const returns = after !== undefined
  const [complete, events] = await Promise.all([
    returns ? hasAllSince(kit.database, siteId, after) : true,
    listEventsAfter(kit.database, { siteId, topics, cart, after: after ?? last, returns, limit: resumeLimit }),
  ])
  const heard = events.filter(({ topic, message }) => concerns({ cart }, topic, message))
  return { events: heard, complete: complete && events.length < resumeLimit }
}

function readId(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

function refuse(kit: LiveKit, request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply {
  kit.metrics.countRefusal(refused.refused)
  const asked = (request.query as { lang?: unknown }).lang
  const language = chooseLanguage(asked, request.headers['accept-language'])
  return reply.code(refusalStatuses[refused.refused]).send(toRefusalBody(refused, language))
}
