import { staffLive } from '@comanda/contract/calls/staff/live'
import { readEventId } from '@comanda/contract/live'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { findShownPlace, findStaffTopics, type StaffTopic } from '@comanda/contract/staff-live'
import type { StoreId } from '@comanda/rules/ids'
import { isInReach } from '@comanda/rules/team/check-access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identifyStaff, type StaffIdentity } from '../http/identify-staff.ts'
import { chooseLanguage } from '../http/language.ts'
import { readParameters } from '../http/parameters.ts'
import type { StaffKit } from '../http/perform-staff-call.ts'
import { readRequest } from '../http/read-request.ts'
import { refusalStatuses, toRefusalBody } from '../http/reply.ts'
import { readStaffTokens } from '../http/staff-cookies.ts'
import type { ShownPlace, StaffTokens } from '../http/staff-door.ts'
import { createConnections } from './connections.ts'
import type { LiveHub } from './hub.ts'
import { findLastEventId, hasAllSince, listEventsAfter } from './live-event.repository.ts'
import { createStaffLines } from './staff-lines.ts'
import { beginStream } from './stream.ts'

const resumeLimit = 1_000

interface StaffHearer {
  readonly identity: StaffIdentity
  readonly tokens: StaffTokens
  readonly topics: readonly StaffTopic[]
  readonly after: number | null
  readonly shows: ShownPlace
}

/** The staff's stream: only staff and boards hear it, and only of their stores. */
export function registerStaffLive(app: FastifyInstance, kit: StaffKit, hub: LiveHub): void {
  const onTrouble = (error: Error) => app.log.warn(error, 'a staff line could not be kept')
  const connections = createConnections(hub, { onTrouble })
  const lines = createStaffLines(() => kit.now(), onTrouble)
  app.addHook('preClose', async () => {
    lines.close()
    connections.close()
  })

  const config = { call: 'staffLive', staff: true } as const
  app.get(`/api${staffLive.path}`, { config, exposeHeadRoute: false }, async (request, reply) => {
    const hearer = await readHearer(kit, request)
    if (isRefusal(hearer)) {
      kit.metrics.countRefusal(hearer.refused)
      const language = chooseLanguage(undefined, request.headers['accept-language'])
      return reply.code(refusalStatuses[hearer.refused]).send(toRefusalBody(hearer, language))
    }
    const { identity, tokens, topics, after, shows } = hearer
    const { siteId, stores } = identity
    const last = await findLastEventId(kit.database, siteId)
    const { raw } = reply.hijack()
    beginStream(raw, after ?? last)
    const hears = (_topic: string, message: unknown) => isInReach(stores, (message as { store: StoreId }).store)
    connections.open(raw, { siteId, sessionId: null, topics, hears }, async () => {
      if (after === null) return { events: [], complete: true }
      const search = { siteId, topics, after, returns: true, limit: resumeLimit }
      const events = await listEventsAfter(kit.database, search)
      const complete = (await hasAllSince(kit.database, siteId, after)) && events.length < resumeLimit
      return { events: events.filter(({ topic, message }) => hears(topic, message)), complete }
    })
    const mark = toMark(identity)
    const isStillAllowed = async () => {
      const now = await identify(kit, tokens, shows)
      return !isRefusal(now) && toMark(now) === mark
    }
    lines.add({ response: raw, isStillAllowed })
    return reply
  })
}

/** The person and the rights for which a line was opened. When they change, the browser opens another. */
function toMark({ siteId, person, device, stores }: StaffIdentity): string {
  return JSON.stringify([siteId, person?.sessionId, person?.rights, device?.id, stores])
}

async function readHearer(kit: StaffKit, request: FastifyRequest): Promise<StaffHearer | Refusal> {
  const parameters = readParameters(request.query)
  if (isRefusal(parameters)) return parameters
  const tokens = readStaffTokens(request, kit.secure)
  const asked = readRequest(staffLive, parameters)
  const shows = isRefusal(asked) ? undefined : findShownPlace(asked.shows ?? '')
  const identity = await identify(kit, tokens, shows)
  if (isRefusal(identity)) return identity
  if (isRefusal(asked)) return asked
  const topics = findStaffTopics(asked.topics ?? '')
  if (topics === undefined) return refusal('topic-unknown')
  const resumed = request.headers['last-event-id']
  const after = readEventId(typeof resumed === 'string' ? resumed : (asked.after ?? ''))
  return { identity, tokens, topics, after, shows }
}

/** A line is no call: it keeps no session awake. */
async function identify(kit: StaffKit, tokens: StaffTokens, shows: ShownPlace): Promise<StaffIdentity | Refusal> {
  const { staffDoor: door, database } = kit
  const now = kit.now()
  const found = await door.look(tokens, now, shows)
  return identifyStaff({ row: staffLive, found, approval: undefined, door, database, now })
}
