import { type PrintJobId, type PrintTrialId, toId } from '@comanda/rules/ids'
import { getModelFacts } from '@comanda/rules/printing/printer-models'
import type { PrinterLanguage } from '@comanda/rules/printing/printer-traits'
import type { Instant } from '@comanda/rules/time/calendar'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { hashToken } from '../session/sessions.ts'
import { confirmPaper } from './confirm-paper.ts'
import { givePaper } from './give-paper.ts'
import { hearPrinter } from './hear-printer.ts'
import { findNextJob } from './print-job.repository.ts'
import { confirmTrial, findOpenTrial, giveTrial } from './print-trial.ts'
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
    const next = canPrint && !isBusy ? await findNext(database, printer, now()) : undefined
    if (next === undefined) return reply.send({ jobReady: false })
    const mediaType = getMediaType(printer)
    return reply.send({ jobReady: true, mediaTypes: [mediaType], jobToken: next.id, deleteMethod: 'DELETE' })
  })

  app.get(url, { ...options, exposeHeadRoute: false }, async (request, reply) => {
    const printer = await findPrinter(database, request)
    const jobId = readJob(request)
    if (printer === undefined || jobId === undefined) return reply.code(404).send()
    const bytes = await transact(database, (tx) => give(tx, printer, { jobId, now: now() }))
    if (bytes === undefined) return reply.code(404).send()
    return reply.type(getMediaType(printer)).header('cache-control', 'no-store').send(Buffer.from(bytes))
  })

  app.delete(url, options, async (request, reply) => {
    const printer = await findPrinter(database, request)
    const jobId = readJob(request)
    if (printer === undefined || jobId === undefined) return reply.code(404).send()
    // «200 OK» or «OK»: anything else says that it did not come out.
    const isPrinted = /^(2|OK)/i.test((request.query as { code?: string }).code ?? '')
    if (isPrinted) await transact(database, (tx) => confirm(tx, printer, { jobId, now: now() }))
    return reply.send()
  })
}

interface Asked {
  readonly jobId: PrintJobId
  readonly now: Instant
}

/** Somebody stands before the printer and waits for a test page: it goes first. */
async function findNext(database: Database, printer: StoredPrinter, now: Instant) {
  return (await findOpenTrial(database, printer, now)) ?? (await findNextJob(database, printer, now))
}

async function give(tx: Tx, printer: StoredPrinter, { jobId, now }: Asked): Promise<Uint8Array | undefined> {
  const page = await giveTrial(tx, printer, { trialId: toId<PrintTrialId>(jobId), now })
  return page ?? givePaper(tx, printer, { jobId, now })
}

async function confirm(tx: Tx, printer: StoredPrinter, { jobId, now }: Asked): Promise<void> {
  const isPage = await confirmTrial(tx, printer, { trialId: toId<PrintTrialId>(jobId), now })
  if (!isPage) await confirmPaper(tx, printer, { jobId, now })
}

function getMediaType({ model }: StoredPrinter): string {
  return mediaTypes[getModelFacts(model).language]
}

const mediaTypes: Readonly<Record<PrinterLanguage, string>> = {
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
