import type { MenuId, PriceListId, SiteId, StoreId, WarehouseId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { z } from 'zod'
import { type AllCalls, allCalls, type CallName } from './all-calls.ts'
import { type Call, isReplayed, type ReplyOf, type RequestOf, splitRequest, travelsInQuery } from './call.ts'
import type { NewSession, SiteKeys } from './calls/start.ts'
import { envelopeSecret } from './envelope.ts'
import { isRefusalCode, type Refusal } from './refusals.ts'
import { writeLanguage } from './wire/multilanguage.ts'

/** One call on its way out; `fetch`, an in-process injection or a test puts it through. */
export interface WireRequest {
  readonly method: Call['method']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}
export interface WireReply {
  readonly status: number
  readonly body: unknown
}
export type Send = (request: WireRequest) => Promise<WireReply>

/** Where the visitor stands: sent along, so that prices and menus fit. */
export interface ClientStanding {
  readonly storeId: StoreId | null
  readonly warehouseId: WarehouseId | null
  readonly menuId: MenuId | null
  readonly priceListId: PriceListId | null
  readonly cartId: string | null
  readonly language: LanguageCode | null
}

export interface ClientOptions {
  readonly send: Send
  readonly keys: SiteKeys
  /** The device's clock in milliseconds; the client corrects it by the server's. */
  readonly clock: () => number
  /** A fresh random text for each write. */
  readonly newKey: () => string
  readonly session: () => NewSession | null
  readonly standing: () => ClientStanding
}

/** A refusal as told to a caller: with its sentence, in the caller's language (API-010). */
export interface ToldRefusal extends Refusal {
  readonly message: string
}

export type Client = {
  readonly [Name in CallName]: (request: RequestOf<AllCalls[Name]>) => Promise<ReplyOf<AllCalls[Name]> | ToldRefusal>
}

/** The server broke, or answered what no row says: nothing a caller can decide about. */
export class CallFault extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.name = 'CallFault'
    this.status = status
  }
}

export function createClient(options: ClientOptions): Client {
  let clockError = options.keys.time - options.clock()

  async function make(name: CallName, row: Call, request: unknown): Promise<unknown> {
    const key = isReplayed(row) ? options.newKey() : null
    const wire = z.encode(row.request, request)
    const told = await put(name, row, wire, key)
    if (!isTold(told) || told.refused !== 'envelope-stale-time') return told
    // A phone with a wrong clock: the server said its own time, so sign once more with that.
    clockError = Number(told.details?.time ?? Number.NaN) - options.clock()
    return Number.isNaN(clockError) ? told : put(name, row, wire, key)
  }

  async function put(name: CallName, row: Call, wire: unknown, key: string | null): Promise<unknown> {
    const { status, body } = await options.send(toRequest(name, row, wire, key))
    if (isErrorBody(body) && status < 500) return readRefusal(body)
    if (status >= 400) throw new CallFault(isErrorBody(body) ? body.message : `status ${status}`, status)
    const reply = z.safeDecode(row.reply, body)
    if (!reply.success) throw new CallFault(`${name} answered what its row does not say`, status)
    return reply.data
  }

  function toRequest(name: CallName, row: Call, wire: unknown, key: string | null): WireRequest {
    const inQuery = travelsInQuery(row)
    const envelope = row.caller === 'anyone' ? {} : writeEnvelope(options, name, options.clock() + clockError)
    const split = inQuery ? { query: leaveOutNothing(wire), body: null } : splitRequest(row, wire as object)
    return {
      method: row.method,
      url: `${options.keys.apiUrl}${row.path}${toQuery({ ...envelope, ...split.query })}`,
      headers: {
        accept: 'application/json',
        ...(inQuery ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body: split.body && JSON.stringify(split.body),
    }
  }

  const calls = Object.entries(allCalls).map(([name, row]) => [
    name,
    (request: unknown) => make(name as CallName, row, request),
  ])
  return Object.fromEntries(calls) as Client
}

/** API-004 to API-008. */
export function writeEnvelope(
  { keys, session, standing }: Pick<ClientOptions, 'keys' | 'session' | 'standing'>,
  name: CallName | 'live',
  now: number,
): Record<string, string | number | null> {
  const time = String(Math.round(now))
  const { storeId, warehouseId, menuId, priceListId, cartId, language } = standing()
  const visitor = name === 'login' ? null : session()
  return {
    time,
    public_key: keys.publicKey,
    secret_key: envelopeSecret(keys.password, time),
    ...(name === 'login' ? {} : { token: visitor?.token ?? null, employee: visitor?.sessionId ?? null }),
    store: storeId,
    warehouse: warehouseId,
    is_web: 1,
    is_tpv: 0,
    list_id: priceListId,
    mode: menuId,
    cartId,
    active: 1,
    published: 1,
    ...(name === 'getWebsite' ? {} : { web_id: keys.siteId satisfies SiteId }),
    lang: language === null ? null : writeLanguage(language),
  }
}

/** What is nothing is left out; everything else travels as text. */
export function toQuery(parameters: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** A parameter a request leaves open must not hide what the envelope says of the same name. */
function leaveOutNothing(wire: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(wire as object).filter(([, value]) => value !== null))
}

const standsNowhere: ClientStanding = {
  storeId: null,
  warehouseId: null,
  menuId: null,
  priceListId: null,
  cartId: null,
  language: null,
}
/** A visitor who has not chosen anything yet. */
export const nowhere = () => standsNowhere

interface ErrorBody {
  readonly status: 'ERROR' | 'LEER_BIDI'
  readonly code: string
  readonly message: string
  readonly details?: Refusal['details']
}

function isErrorBody(body: unknown): body is ErrorBody {
  const isObject = typeof body === 'object' && body !== null && 'status' in body && 'code' in body
  return isObject && (body.status === 'ERROR' || body.status === 'LEER_BIDI')
}

function readRefusal({ code, message, details }: ErrorBody): ToldRefusal {
  const refused = isRefusalCode(code) ? code : 'server-fault'
  return details === undefined ? { refused, message } : { refused, message, details }
}

function isTold(value: unknown): value is ToldRefusal {
  return typeof value === 'object' && value !== null && 'refused' in value && 'message' in value
}
