import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type AddressCounts, readAddress } from './address-counts.ts'
import { machinePaths } from './host-check.ts'
import type { ReadyAnswer } from './kept/ready-bytes.ts'
import { redactError } from './redact.ts'
import { nameRequest } from './request-id.ts'
import type { ServerKit } from './server-kit.ts'

/** A call whose answer may lie ready as bytes. It does not where somebody has to be refused, or something to be read. */
export interface ShortWay {
  readonly call: string
  readonly find: () => Promise<ReadyAnswer | undefined>
}
/** Undefined for requests of other calls. */
export type Shortcut = (request: IncomingMessage) => ShortWay | undefined

/** Those of the sites' hosts, and those of the staff's. */
export interface Shortcuts {
  readonly counts: AddressCounts
  readonly trustedProxies: number
  readonly sites: readonly Shortcut[]
  readonly staff: readonly Shortcut[]
}

/** Up to here text is sent together with the headers, which costs a sixth less than bytes, which are sent after them. */
const inOnePiece = 8 * 1024

const texts = new WeakMap<Buffer, string>()

/** Made once, because the same bytes are sent again and again. */
function readText(body: Buffer): string {
  const known = texts.get(body)
  if (known !== undefined) return known
  const text = body.toString('latin1')
  texts.set(body, text)
  return text
}

/**
 * Answers whose bytes are ready are sent before the framework is asked, which costs several times as much. The same
 * functions make the same checks; anything refused, unknown or not ready goes on to the framework, which explains it.
 */
export function registerShortcuts(app: FastifyInstance, kit: ServerKit, shortcuts: Shortcuts): void {
  const { metrics, answersTo, isStaffHost } = kit
  const { server } = app
  const { counts, trustedProxies } = shortcuts
  const [goTheLongWay] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  if (goTheLongWay === undefined) throw new Error('the server has nobody to answer')
  // Only the framework's way writes log lines about answers.
  if (['info', 'debug', 'trace'].includes(app.log.level)) return

  /** A short way that fails is no answer: the framework's way answers, or fails in its own words. */
  async function find({ call, find }: ShortWay, request: IncomingMessage): Promise<ReadyAnswer | undefined> {
    try {
      return await find()
    } catch (error) {
      app.log.error({ fault: redactError(error), call, reqId: nameRequest(request) }, 'the short way failed')
      return undefined
    }
  }

  server.removeAllListeners('request')
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const since = performance.now()
    const { host } = request.headers
    // A balancer learns soon that the database is away: it waits for no look at the site of a host.
    const isForMachines = machinePaths.includes(request.url ?? '')
    const mayBeShort = request.method === 'GET' && !isForMachines && answersTo(host)
    const isStaff = isStaffHost(host)
    for (const shortcut of mayBeShort ? shortcuts[isStaff ? 'staff' : 'sites'] : []) {
      const way = shortcut(request)
      const ready = way && (await find(way, request))
      if (way === undefined || ready === undefined) continue
      // Who has asked too often is refused by the framework. All boards of a venue ask at once, and prove who they are.
      if (!isStaff && !counts.take(readAddress(request, trustedProxies))) break
      send(response, ready, nameRequest(request))
      return metrics.countRequest({
        call: way.call,
        status: ready.status,
        seconds: (performance.now() - since) / 1_000,
      })
    }
    goTheLongWay(request, response)
  })
}

function send(response: ServerResponse, { status, headers, body }: ReadyAnswer, requestId: string): void {
  headers['x-request-id'] = requestId
  if (body !== undefined) headers['content-length'] = String(body.length)
  response.writeHead(status, headers)
  if (body === undefined || body.length > inOnePiece) response.end(body)
  else response.end(readText(body), 'latin1')
}
