import { allCalls, type CallName, getExample } from '@comanda/contract/all-calls'
import { type Call, splitRequest, travelsInQuery } from '@comanda/contract/call'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import {
  hostileBodies,
  hostileHeaders,
  hostileTexts,
  hostileValues,
  nest,
  otherBodies,
  otherPaths,
} from './hostile-values.ts'
import type { Visit } from './open-visit.ts'

export interface HostileRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
}

export interface HostileSource {
  readonly visit: Visit
  /** Real ids instead of those of the examples, so that a request gets further than «not found». */
  readonly known: Readonly<Record<string, unknown>>
  readonly now: number
  /** From 0 up to 1, the same sequence each time. */
  readonly random: () => number
}

/** Every call except the one that ends the visit: later requests would all be refused. */
const rows = (Object.entries(allCalls) as [CallName, Call][]).filter(([name]) => name !== 'customerLogout')

/** One random request: mostly a call with something wrong in it, sometimes another address. */
export function makeHostileRequest(source: HostileSource): HostileRequest {
  const { random } = source
  if (random() < 0.12) return makeOther(random)
  const [name, row] = pick(rows, random)
  const example = withKnown(getExample(name).request, source.known)
  const inQuery = travelsInQuery(row)
  const values = inQuery ? hostileTexts : hostileValues
  const wire = spoil(example, () => pick(values, random), random) as object
  const envelope: Record<string, unknown> = {
    ...writeEnvelope({ ...source.visit, session: () => source.visit.session, standing: nowhere }, row, source.now),
  }
  if (random() < 0.08) envelope[pick(Object.keys(envelope), random)] = pick(hostileTexts, random)
  if (random() < 0.1)
    envelope[pick(['store', 'warehouse', 'menu', 'price_list', 'lang', 'x'], random)] = pick(hostileTexts, random)
  const { query, body } = inQuery ? { query: wire, body: {} } : splitRequest(row, wire)
  const nested = random() < 0.02 ? `&${'a[b]'.repeat(500)}=1` : ''
  return {
    method: row.method,
    url: `/api${row.path}${toQuery(wellFormed({ ...envelope, ...query }))}${nested}`,
    headers: { 'content-type': 'application/json', ...(random() < 0.1 ? pick(hostileHeaders, random) : {}) },
    body: inQuery ? null : random() < 0.05 ? pick(hostileBodies, random) : writeBody(body, random),
  }
}

function makeOther(random: () => number): HostileRequest {
  const url = pick(otherPaths, random)
  const posts = /^\/(payment|csp-report)/.test(url)
  const headers = random() < 0.4 ? pick(hostileHeaders, random) : {}
  const body = posts ? pick(otherBodies, random) : null
  const type = url === '/csp-report' ? 'application/csp-report' : 'application/x-www-form-urlencoded'
  return {
    method: posts ? 'POST' : 'GET',
    url,
    headers: { ...(posts ? { 'content-type': type } : {}), ...headers },
    body,
  }
}

/** With too many members, and sometimes with one that never ends. */
function writeBody(body: object, random: () => number): string {
  const text = JSON.stringify(body)
  return random() < 0.03 ? `${text.slice(0, -1)},"x":${nest(2_000, 'list')}}` : text
}

/** A copy in which one to three values or parts are replaced. */
function spoil(value: unknown, replace: () => unknown, random: () => number): unknown {
  let spoiled = value
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const path = pick(listPaths(spoiled), random)
    spoiled = path === undefined ? spoiled : put(spoiled, path, replace())
  }
  return spoiled
}

type Path = readonly string[]

function listPaths(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null || path.length > 6) return path.length === 0 ? [] : [path]
  const inside = Object.entries(value).flatMap(([name, member]) => listPaths(member, [...path, name]))
  return path.length === 0 ? inside : [path, ...inside]
}

function put(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by
  const members = value as Record<string, unknown>
  const member = put(members[name], rest, by)
  return Array.isArray(value)
    ? value.map((one, at) => (String(at) === name ? member : one))
    : { ...members, [name]: member }
}

function withKnown(value: unknown, known: HostileSource['known']): unknown {
  if (typeof value === 'string' && value in known) return known[value]
  if (Array.isArray(value)) return value.map((member) => withKnown(member, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withKnown(member, known)]))
}

/** Half of a surrogate pair cannot be written into an address. */
function wellFormed(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const texts = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.toWellFormed() : value,
  ])
  return Object.fromEntries(texts)
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}
