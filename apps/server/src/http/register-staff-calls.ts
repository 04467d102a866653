import { type StaffCallName, staffCalls } from '@comanda/contract/all-staff-calls'
import { isReplayed, travelsInQuery } from '@comanda/contract/call'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { StaffCall } from '@comanda/contract/staff-call'
import type { StoreId } from '@comanda/rules/ids'
import { isInReach } from '@comanda/rules/team/check-access'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/is-database-away.ts'
import { comesFromStaffPage } from './comes-from-staff-page.ts'
import { toFault } from './faults.ts'
import { type Answer, answerOnce, isUsableKey } from './idempotency.ts'
import { identifyStaff, type StaffIdentity } from './identify-staff.ts'
import type { ReadyAnswer } from './kept/ready-bytes.ts'
import { chooseLanguage } from './language.ts'
import { readParameters } from './parameters.ts'
import { performDoor, performRead, performWrite, type StaffKit, type StaffWork } from './perform-staff-call.ts'
import { readApproval, withoutApproval } from './read-approval.ts'
import { readRequest } from './read-request.ts'
import { sendAnswer, toOrigin } from './register-calls.ts'
import { refusalStatuses, toRefusalBody } from './reply.ts'
import { readStaffTokens } from './staff-cookies.ts'
import type { StaffDoor } from './staff-door.ts'

/** Registers every staff row at its path, on the staff's host alone. Each row says who may use it. */
export function registerStaffCalls(app: FastifyInstance, kit: StaffKit): void {
  for (const [name, row] of Object.entries(staffCalls) as [StaffCallName, StaffCall][]) {
    app.route({
      method: row.method,
      url: `/api${row.path}`,
      config: { call: name, staff: true },
      helmet: false,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const exchange = { kit, name, row, request, reply }
        const language = chooseLanguage((request.query as { lang?: unknown }).lang, request.headers['accept-language'])
        reply.header('content-language', language)
        const answer = await answerStaff(exchange, language)
        if ('headers' in answer) return reply.code(answer.status).headers(answer.headers).send(answer.body)
        return sendAnswer(reply, isRefusal(answer) ? toRefused(exchange, answer, language) : answer)
      },
    })
  }
}

interface StaffExchange {
  readonly kit: StaffKit
  readonly name: StaffCallName
  readonly row: StaffCall
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answerStaff(exchange: StaffExchange, language: LanguageCode): Promise<Answer | ReadyAnswer | Refusal> {
  const { kit, row, request } = exchange
  const isWrite = row.method !== 'GET'
  // Before anything is read: a foreign page must not even cost a look at who its victim is.
  if (isWrite && !comesFromStaffPage(request)) return refusal('origin-foreign')
  const parameters = readParameters(request.query)
  if (isRefusal(parameters)) return parameters
  const now = kit.now()
  const tokens = readStaffTokens(request, kit.secure)
  const found = await kit.staffDoor.find(tokens, now, row.follows)
  const body = travelsInQuery(row) ? parameters : (request.body ?? {})
  const open = { language, now, database: kit.database, from: toOrigin(request), house: kit.house }
  if (row.right === 'anyone') {
    const asked = readRequest(row, body)
    if (isRefusal(asked)) return asked
    const { siteId, news } = found
    const device = found.device === 'unknown' ? null : found.device
    return performDoor({ ...exchange, asked, open, news }, siteId && device && { ...device, siteId })
  }
  const approval = row.approval !== undefined ? readApproval(body) : undefined
  if (isRefusal(approval)) return approval
  const { staffDoor: door, database } = kit
  const identity = await identifyStaff({ row, found, approval, door, database, now })
  if (isRefusal(identity)) return identity
  const asked = readRequest(row, body)
  if (isRefusal(asked)) return asked
  if (await isStoreMissing(door, identity, asked)) return refusal('store-not-found')
  const work: StaffWork = { ...exchange, asked, open, news: found.news }
  if (!isWrite) {
    const answer = await performRead(work, identity)
    if ('headers' in answer) kit.boardHeads.keep(request.raw, { ...work, tokens })
    return answer
  }
  const { device, siteId } = identity
  if (row.right === 'device') return performDoor(work, device && { ...device, siteId })
  return performOnce(exchange, { work, identity, body })
}

/** A person of the whole site may name any store: also one that is not there, or that another site has. */
async function isStoreMissing(door: StaffDoor, { siteId, stores }: StaffIdentity, asked: unknown): Promise<boolean> {
  const { storeId } = asked as { readonly storeId?: StoreId | null }
  if (storeId === undefined || storeId === null) return false
  return stores === 'all' ? !(await door.hasStore(siteId, storeId)) : !isInReach(stores, storeId)
}

interface Write {
  readonly work: StaffWork
  readonly identity: StaffIdentity
  readonly body: unknown
}

/** The same press sent twice is done once, and leaves one row in the audit. */
async function performOnce(exchange: StaffExchange, { work, identity, body }: Write): Promise<Answer | Refusal> {
  const { kit, name, row, request, reply } = exchange
  const key = request.headers['idempotency-key']
  if (!isReplayed(row) || key === undefined) return performWrite(work, identity, kit.database)
  if (typeof key !== 'string' || !isUsableKey(key))
    return refusal('request-malformed', { parameter: 'Idempotency-Key' })
  const { person, device, siteId } = identity
  return answerOnce(
    {
      database: kit.database,
      siteId,
      scope: person === null ? `device:${device?.id}` : `staff:${person.id}:${device?.id ?? ''}`,
      key,
      call: name,
      // A PIN is short: not even its hash is kept.
      request: withoutApproval(body),
      startsAtOnce: false,
      now: kit.now,
      toFault: (error) => {
        // While the database is away nothing was done: the next try must not be told so again.
        if (isDatabaseAway(error)) throw error
        return toFault(request, reply, { error, language: work.open.language })
      },
    },
    (database) => performWrite(work, identity, database),
  )
}

function toRefused({ kit }: StaffExchange, refused: Refusal, language: LanguageCode): Answer {
  kit.metrics.countRefusal(refused.refused)
  return { status: refusalStatuses[refused.refused], body: toRefusalBody(refused, language) }
}
