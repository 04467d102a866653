import { type PrintJobId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { hashToken } from '../session/sessions.ts'
import { confirmPaper } from './confirm-paper.ts'
import { givePaper } from './give-paper.ts'
import { hearPrinter } from './hear-printer.ts'
import { findNextJob } from './print-job.repository.ts'
import { findPrinterByToken, type StoredPrinter } from './printer.repository.ts'

interface PrinterDoor {
  readonly database: Database
  readonly now: () => Instant
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Star's CloudPRNT: a printer, or a relay for one that only listens on port 9100, asks for work (POST), fetches it
 * (GET) and says that it is on paper (DELETE). Its address holds its own token and opens nothing but its own papers.
 */
export function registerPrinterDoor(app: FastifyInstance, { database, now }: PrinterDoor): void {
  const url = '/printer/:token'
  const options = { config: { staff: true, call: 'printer' }, helmet: false } as const

  app.post(url, options, async (request, reply) => {
    const printer = await findPrinter(database, request)
    if (printer === undefined) return reply.code(404).send()
    const { canPrint, isBusy } = readState(request.body)
    // A printer without paper asks too: whoever cannot print counts as silent.
    if (canPrint) await transact(database, (tx) => hearPrinter(tx, printer, now()))
    const job = canPrint && !isBusy ? await findNextJob(database, printer, now()) : undefined
    if (job === undefined) return reply.send({ jobReady: false })
    const mediaType = mediaTypes[printer.language]
    return reply.send({ jobReady: true, mediaTypes: [mediaType], jobToken: job.id, deleteMethod: 'DELETE' })
  })

  app.get(url, { ...options, exposeHeadRoute: false }, async (request, reply) => {
    const printer = await findPrinter(database, request)
    const jobId = readJob(request)
    if (printer === undefined || jobId === undefined) return reply.code(404).send()
    const bytes = await transact(database, (tx) => givePaper(tx, printer, { jobId, now: now() }))
    if (bytes === undefined) return reply.code(404).send()
    return reply.type(mediaTypes[printer.language]).header('cache-control', 'no-store').send(Buffer.from(bytes))
  })

  app.delete(url, options, async (request, reply) => {
    const printer = await findPrinter(database, request)
    const jobId = readJob(request)
    if (printer === undefined || jobId === undefined) return reply.code(404).send()
    // «200 OK» or «OK»: anything else says that it did not come out.
    const isPrinted = /^(2|OK)/i.test((request.query as { code?: string }).code ?? '')
    if (isPrinted) await transact(database, (tx) => confirmPaper(tx, printer, { jobId, now: now() }))
    return reply.send()
  })
}

const mediaTypes: Readonly<Record<StoredPrinter['language'], string>> = {
  'esc-pos': 'application/octet-stream',
  'star-line': 'application/vnd.star.line',
  'star-prnt': 'application/vnd.star.starprnt',
}

function findPrinter(database: Database, request: FastifyRequest): Promise<StoredPrinter | undefined> {
  return findPrinterByToken(database, hashToken((request.params as { token: string }).token))
}

/** The paper that a request names. */
function readJob(request: FastifyRequest): PrintJobId | undefined {
  const { token } = request.query as { token?: unknown }
  return typeof token === 'string' && uuid.test(token) ? toId<PrintJobId>(token) : undefined
}

/** A printer's words about itself; one that says nothing can print. */
function readState(body: unknown): { readonly canPrint: boolean; readonly isBusy: boolean } {
  const { statusCode = '200', printingInProgress = false } = (body ?? {}) as Record<string, unknown>
  return { canPrint: String(statusCode).startsWith('2'), isBusy: printingInProgress === true }
}
