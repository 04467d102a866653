import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'node:querystring'
import { allCalls, type CallName } from '@comanda/contract/all-calls'
import { type Call, travelsInQuery } from '@comanda/contract/call'
import { isRefusal } from '@comanda/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { type Identification, identify } from './identify.ts'
import { chooseLanguage } from './language.ts'
import { readParameters } from './parameters.ts'
import { type ReadyAnswer, toAnswer } from './ready-bytes.ts'
import { sharedManner } from './security.ts'
import type { ServerKit } from './server-kit.ts'
import { toSharedKey } from './shared-call.ts'

/** An answer whose bytes lie ready, and the name of what was asked; undefined for what must go the long way. */
export interface ShortAnswer extends ReadyAnswer {
  readonly call: string
}
export type Shortcut = (request: IncomingMessage) => Promise<ShortAnswer | undefined>

/**
 * Answers whose bytes lie ready are sent before the framework is asked: it costs several times what they do. The same
 * checks are made by the same functions; whatever is refused, unknown or not ready goes the long way, which explains it.
 */
export function registerShortcuts(app: FastifyInstance, kit: ServerKit, shortcuts: readonly Shortcut[]): void {
  const { metrics, answersTo } = kit
  const { server } = app
  const [goTheLongWay] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  if (goTheLongWay === undefined) throw new Error('the server has nobody to answer')
  // What is written in a log line about an answer is the long way's to say.
  if (['info', 'debug', 'trace'].includes(app.log.level)) return
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const since = performance.now()
    const mayBeShort = request.method === 'GET' && answersTo(request.headers.host)
    const ready = mayBeShort ? await findAnswer(shortcuts, request) : undefined
    if (ready === undefined) return goTheLongWay(request, response)
    const { status, headers, body, call } = ready
    headers['x-request-id'] = randomUUID()
    if (body !== undefined) headers['content-length'] = String(body.length)
    response.writeHead(status, headers).end(body)
    metrics.countRequest({ call, status, seconds: (performance.now() - since) / 1_000 })
  }
  server.removeAllListeners('request')
  server.on('request', answer)
}

/** One that fails is no answer: the long way will fail in its own words. */
async function findAnswer(shortcuts: readonly Shortcut[], request: IncomingMessage): Promise<ShortAnswer | undefined> {
  try {
    for (const find of shortcuts) {
      const ready = await find(request)
      if (ready !== undefined) return ready
    }
  } catch {}
  return undefined
}

/** Calls that every visitor of a site is answered alike. */
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
    const parameters = readParameters(parse(url.slice(at + 1)))
    if (isRefusal(parameters)) return undefined
    const { name, caller } = row
    // Who comes with a cookie alone goes the long way, where cookies are read.
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
