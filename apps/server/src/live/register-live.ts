import { live } from '@comanda/contract/calls/live'
import { readEventId, toWireTopic } from '@comanda/contract/live'
import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { SessionId } from '@comanda/rules/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readSessionCookie } from '../http/cookies.ts'
import { identify } from '../http/identify.ts'
import { chooseLanguage } from '../http/language.ts'
import { readParameters } from '../http/parameters.ts'
import { readRequest } from '../http/read-request.ts'
import { refusalStatuses, toRefusalBody } from '../http/reply.ts'
import type { ServerKit } from '../http/server-kit.ts'
import type { OnSessionEnd } from '../session/ended-sessions.ts'
import { createConnections } from './connections.ts'
import type { LiveHub } from './hub.ts'
import { findLastEventId } from './live-event.repository.ts'
import type { KnowsHolders } from './live-poll.ts'
import { type Hearer, readMissed } from './read-missed.ts'
import { beginStream } from './stream.ts'
import { checkTopics, concerns } from './topic-access.ts'

interface LiveKit extends ServerKit, KnowsHolders {
  readonly onSessionEnd: OnSessionEnd
}

interface HearerHere extends Hearer {
  readonly sessionId: SessionId | null
}

/** The only row that is answered with a stream and not a reply. */
export function registerLive(app: FastifyInstance, kit: LiveKit, hub: LiveHub): void {
  const onTrouble = (error: Error) => app.log.warn(error, 'a live connection could not resume')
  const connections = createConnections(hub, { onTrouble })
  app.addHook('preClose', async () => connections.close())
  kit.onSessionEnd({ keptFor: connections.listSessions, end: connections.endOf })
  kit.metrics.gauge('comanda_live_connections', 'Open live connections.', () => hub.size())

  // A HEAD request for a stream would leave it open for ever.
  const options = { config: { call: 'live' }, exposeHeadRoute: false }
  app.get(`/api${live.path}`, options, async (request, reply) => {
    const hearer = await readHearer(kit, request)
    if (isRefusal(hearer)) return refuse(kit, request, reply, hearer)
    const { siteId, cart, after } = hearer
    const last = await findLastEventId(kit.database, siteId)
    const { raw } = reply.hijack()
    beginStream(raw, after ?? last)
    const topics = hearer.topics.map(toWireTopic)
    const hears = (topic: string, message: unknown) => concerns({ cart }, topic, message)
    connections.open(raw, { siteId, sessionId: hearer.sessionId, topics, hears }, () =>
      readMissed(kit.database, hearer, last),
    )
    return reply
  })
}

async function readHearer(kit: LiveKit, request: FastifyRequest): Promise<HearerHere | Refusal> {
  const parameters = readParameters(request.query)
  if (isRefusal(parameters)) return parameters
  const reconnects = readLastEventId(request)
  const cookieToken = readSessionCookie(request, kit.secure)
  // A browser reconnects with its first address, whose signature may be too old by then.
  const mayBeOld = reconnects !== null
  const { caller } = live
  const identity = await identify({ ...kit, caller, parameters, cookieToken, mayBeOld, now: kit.now() })
  if (isRefusal(identity)) return identity
  const { site, session } = identity
  const asked = readRequest(live, parameters)
  if (isRefusal(asked)) return asked
  const hearing = await checkTopics(asked.topics, asked.cartId, async (cart) =>
    session === null ? false : kit.holdsCart(site.siteId, session, cart),
  )
  if (isRefusal(hearing)) return hearing
  return { siteId: site.siteId, sessionId: session?.id ?? null, ...hearing, after: reconnects ?? asked.after }
}

function readLastEventId({ headers }: FastifyRequest): number | null {
  const id = headers['last-event-id']
  return typeof id === 'string' ? readEventId(id) : null
}

function refuse(kit: LiveKit, request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply {
  kit.metrics.countRefusal(refused.refused)
  const asked = (request.query as { lang?: unknown }).lang
  const language = chooseLanguage(asked, request.headers['accept-language'])
  return reply.code(refusalStatuses[refused.refused]).send(toRefusalBody(refused, language))
}
