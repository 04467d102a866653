import { randomUUID } from 'node:crypto'
import { allCalls } from '@comanda/contract/all-calls'
import type { NewSession, SiteKeys } from '@comanda/contract/calls/start'
import { type Client, type ClientStanding, createClient, nowhere, type Send } from '@comanda/contract/client'
import { isRefusal } from '@comanda/contract/refusals'
import { sha256 } from '@comanda/contract/wire/sha256'
import { demoPassword } from '@comanda/demo/demo-site'
import { hostsAt } from '@comanda/payments/server/hosts'
import type { Instant } from '@comanda/rules/time/calendar'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { z } from 'zod'
import { type AppDependencies, createApp } from '../app.ts'
import { toPaymentSettings } from '../payment/payment-settings.ts'
import { testNow } from './test-cluster.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  /** A visitor of the main demo site, with a session. */
  readonly client: Client
  readonly keys: SiteKeys
  readonly session: NewSession
  /** Another visitor, of any demo site. */
  readonly visit: (options?: VisitOptions) => Promise<Visit>
  readonly close: () => Promise<void>
}

/** Banks that nobody answers for; a test of payments brings its own. */
export const noBank = toPaymentSettings({ secretKey: null, providerHosts: {} }, hostsAt('http://127.0.0.1:9'))

export interface VisitOptions {
  readonly host?: string
  readonly standing?: Partial<ClientStanding>
  /** The e-mail of a demo customer who logs in at once. */
  readonly as?: string
}

export interface Visit {
  readonly client: Client
  readonly keys: SiteKeys
  readonly session: NewSession
}

export interface TestAppOptions extends Partial<Omit<AppDependencies, 'database'>> {
  /** An app beside another one, on the same database: two instances of one deployment. */
  readonly beside?: TestApp
}

/** The whole server on a database of its own, with a clock that stands still and a visitor who has just come in. */
export async function createTestApp({ beside, ...dependencies }: TestAppOptions = {}): Promise<TestApp> {
  const database = beside?.database ?? (await createTestDatabase())
  const app = await createApp({
    database,
    now: () => testNow as Instant,
    fallbackHost: null,
    publicUrl: null,
    trustedProxies: 0,
    pictureDirectory: '/nowhere',
    readiness: {},
    payments: noBank,
    log: { level: 'silent' },
    pages: false,
    ...dependencies,
  })
  const clock = dependencies.now ?? (() => testNow as Instant)
  const visit = (options: VisitOptions = {}) => startVisit(app, clock, options)
  const close = async () => {
    await app.close()
    if (beside === undefined) await database.drop()
  }
  return { app, database, visit, close, ...(await visit()) }
}

async function startVisit(app: FastifyInstance, clock: () => Instant, options: VisitOptions): Promise<Visit> {
  const send = sendThrough(app)
  const { host = 'localhost', standing = {} } = options
  const told = await send({ method: 'POST', url: `/admin/startup?url=${host}&token=`, headers: {}, body: null })
  if (told.status !== 200) throw new Error(`start-up of ${host} answered ${told.status}: ${JSON.stringify(told.body)}`)
  const keys = z.decode(allCalls.startup.reply, told.body as z.input<typeof allCalls.startup.reply>)
  let session: NewSession | null = null
  const client = createClient({
    send,
    keys,
    clock,
    newKey: randomUUID,
    session: () => session,
    standing: () => ({ ...nowhere(), ...standing }),
  })
  const opened = await client.login({})
  if (isRefusal(opened)) throw new Error(`login was refused: ${opened.refused}`)
  session = opened
  if (options.as !== undefined) session = await logIn(client, options.as)
  return { client, keys, session }
}

async function logIn(client: Client, email: string): Promise<NewSession> {
  const reply = await client.customerLogin({ email, password: sha256(demoPassword) })
  if (isRefusal(reply)) throw new Error(`${email} was refused: ${reply.refused}`)
  return reply.session
}

/** The client's requests, put through without a socket. */
export function sendThrough(app: FastifyInstance): Send {
  return async ({ method, url, headers, body }) => {
    const request: InjectOptions = { method, url, headers: { ...headers }, ...(body === null ? {} : { payload: body }) }
    const reply = await app.inject(request)
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() }
  }
}
