import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { DoorContext, StaffReadContext, StaffWriteContext } from '../call/staff-context.ts'
import type { Admission, StaffChange } from '../call/staff-handler.ts'
import type { Database, Tx } from '../database/database.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { secondsToNewTries } from '../session/limit-tries.ts'
import { answerBoard, type BoardWork, type ShowsBoards } from './boards/answer-board.ts'
import type { BoardHeads } from './boards/board-heads.ts'
import type { Answer } from './idempotency.ts'
import type { StaffIdentity } from './identify-staff.ts'
import { type ReadyAnswer, toAnswer } from './kept/ready-bytes.ts'
import { refusalStatuses, toRefusalBody } from './reply.ts'
import { boardManner } from './security.ts'
import type { ServerKit } from './server-kit.ts'
import { writeStaffToken } from './staff-cookies.ts'
import type { StaffDoor } from './staff-door.ts'

export interface StaffKit extends Omit<ServerKit, 'handlers'>, ShowsBoards {
  readonly staffDoor: StaffDoor
  /** Fills the caches of a site: inside a transaction that would wait for a second connection. */
  readonly fillCaches: (siteId: SiteId) => Promise<unknown>
  readonly boardHeads: BoardHeads
}

/** A staff call whose request has been read. */
export interface StaffWork extends BoardWork {
  readonly kit: StaffKit
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export async function performRead(work: StaffWork, identity: StaffIdentity): Promise<Answer | ReadyAnswer> {
  const { row, asked, open, request } = work
  if (row.follows === undefined) {
    const read = getHandler<StaffReadContext, unknown>(work)
    return toStaffAnswer(work, await read(asked, { ...open, ...identity, lookOnce: (_, look) => look(undefined) }))
  }
  const board = await answerBoard(work.kit, work, identity)
  return isRefusal(board) ? toStaffAnswer(work, board) : toAnswer(board, request.headers, boardManner)
}

/** What is done and its audit row are one transaction; a refusal leaves neither. */
export async function performWrite(work: StaffWork, identity: StaffIdentity, database: Database): Promise<Answer> {
  const { database: _, ...open } = work.open
  const write = getHandler<StaffWriteContext, StaffChange<unknown> | Refusal>(work)
  await work.kit.fillCaches(identity.siteId)
  const done = await transactOrRefuse(database, async (tx) => {
    const change = await write(work.asked, { ...open, ...identity, tx })
    if (isRefusal(change)) return change
    const { person, device, siteId, approvedBy } = identity
    await record(work, tx, { ...change, siteId, staffId: person?.id ?? null, device, approvedBy })
    return change
  })
  return toStaffAnswer(work, isRefusal(done) ? done : done.reply)
}

/** Somebody proves who they are; what that opens is written like any other change. */
export async function performDoor(work: StaffWork, device: DoorContext['device']): Promise<Answer> {
  const { open, kit, reply } = work
  const knock = getHandler<DoorContext, ((tx: Tx) => Promise<Admission<unknown> | Refusal>) | Refusal>(work)
  const write = await knock(work.asked, { ...open, device })
  if (isRefusal(write)) return toStaffAnswer(work, write)
  const done = await transactOrRefuse(open.database, async (tx) => {
    const admission = await write(tx)
    if (!isRefusal(admission)) await record(work, tx, { ...admission, approvedBy: null })
    return admission
  })
  if (isRefusal(done)) return toStaffAnswer(work, done)
  for (const which of ['session', 'device'] as const) {
    const token = done.tokens?.[which]
    if (token !== undefined) writeStaffToken(reply, kit.secure, { which, token })
  }
  return toStaffAnswer(work, done.reply)
}

type Done = Omit<Admission<unknown>, 'tokens'> & Pick<StaffIdentity, 'approvedBy'>

function record({ kit, name, open }: StaffWork, tx: Tx, { device, ...done }: Done): Promise<void> {
  return kit.staffDoor.record(tx, { ...done, deviceId: device?.id ?? null, call: name, at: open.now })
}

function getHandler<Context, Result>({ kit, name }: StaffWork) {
  return kit.staffHandlers[name] as unknown as (request: unknown, context: Context) => Promise<Result>
}

function toStaffAnswer({ kit, row, reply, open }: StaffWork, result: unknown): Answer {
  if (!isRefusal(result)) return { status: 200, body: z.encode(row.reply, result) }
  kit.metrics.countRefusal(result.refused)
  const status = refusalStatuses[result.refused]
  if (status === 429) {
    const seconds = result.refused === 'pin-locked' ? result.details?.seconds : undefined
    reply.header('retry-after', seconds ?? secondsToNewTries(open.now))
  }
  return { status, body: toRefusalBody(result, open.language) }
}
