import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { allCalls, type CallName } from '@comanda/contract/all-calls'
import { type Call, travelsInQuery } from '@comanda/contract/call'
import { isRefusal } from '@comanda/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { forMachines } from './first-look.ts'
import { type Identification, identify } from './identify.ts'
import { chooseLanguage } from './language.ts'
import { readPlainQuery } from './parameters.ts'
import { type ReadyAnswer, toAnswer } from './ready-bytes.ts'
import { sharedManner } from './security.ts'
import type { ServerKit } from './server-kit.ts'
import { toSharedKey } from './shared-call.ts'

/** An answer whose bytes are ready, and the name of the call; undefined for requests that need the framework. */
export interface ShortAnswer extends ReadyAnswer {
  readonly call: string
}
export type Shortcut = (request: IncomingMessage) => Promise<ShortAnswer | undefined>

/** Those of the sites' hosts, and those of the staff's. */
export interface Shortcuts {
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
  const [goTheLongWay] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  if (goTheLongWay === undefined) throw new Error('the server has nobody to answer')
  // Only the framework's way writes log lines about answers.
  if (['info', 'debug', 'trace'].includes(app.log.level)) return
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const since = performance.now()
    const { host } = request.headers
    // A balancer learns soon that the database is away: it waits for no look at the site of a host.
    const isForMachines = forMachines.includes(request.url ?? '')
    const mayBeShort = request.method === 'GET' && !isForMachines && answersTo(host)
    const ready = mayBeShort ? await findAnswer(shortcuts[isStaffHost(host) ? 'staff' : 'sites'], request) : undefined
    if (ready === undefined) return goTheLongWay(request, response)
    const { status, headers, body, call } = ready
    headers['x-request-id'] = randomUUID()
    if (body !== undefined) headers['content-length'] = String(body.length)
    response.writeHead(status, headers)
    if (body === undefined || body.length > inOnePiece) response.end(body)
    else response.end(readText(body), 'latin1')
    metrics.countRequest({ call, status, seconds: (performance.now() - since) / 1_000 })
  }
  server.removeAllListeners('request')
  server.on('request', answer)
}

/** A shortcut that fails is no answer: the framework's way will fail in its own words. */
async function findAnswer(shortcuts: readonly Shortcut[], request: IncomingMessage): Promise<ShortAnswer | undefined> {
  try {
    for (const find of shortcuts) {
      const ready = await find(request)
      if (ready !== undefined) return ready
    }
  } catch {}
  return undefined
}

/** Calls that have the same answer for every visitor of a site. */
export function createCallShortcut(kit: ServerKit): Shortcut {
  const rows = new Map<string, { readonly name: CallName; readonly caller: Identification['caller'] }>()
  for (const [name, row] of Object.entries(allCalls) as [CallName, Call][]) {
    if (row.shared && row.method === 'GET' && travelsInQuery(row) && row.caller !== 'anyone') {
      rows.set(`/api${row.path}`, { name, caller: row.caller })
    }
  }
  const { sites, sessions } = kit
  return async ({ url = '', headers }) => {
    const at = url.indexOf('?')
    const row = at < 0 ? undefined : rows.get(url.slice(0, at))
    if (row === undefined) return undefined
    const parameters = readPlainQuery(url.slice(at + 1))
    if (parameters === undefined) return undefined
    const { name, caller } = row
    // A caller with only a cookie goes on to the framework, where cookies are read.
    const identity = await identify({ sites, sessions, caller, parameters, cookieToken: undefined, now: kit.now() })
    if (isRefusal(identity)) return undefined
    const { site } = identity
    const language = chooseLanguage(parameters.lang, headers['accept-language'], site)
    const reply = kit.replies.find(site.siteId, toSharedKey(name, language, parameters))
    if (reply === undefined) return undefined
    const ready = toAnswer(reply, headers, sharedManner)
    ready.headers['content-language'] = language
    return { ...ready, call: name }
  }
}
