import type { SiteKeys } from '@comanda/contract/calls/start'
import type { NewSession } from '@comanda/contract/entities/new-session'
import type { ClientStanding } from '@comanda/contract/envelope'
import { isRefusal } from '@comanda/contract/refusals'
import type { Send } from '@comanda/contract/send'
import { sha256 } from '@comanda/contract/wire/sha256'
import { demoPassword } from '@comanda/demo/demo-site'
import type { Instant } from '@comanda/rules/time/calendar'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { type AppDependencies, createApp } from '../app.ts'
import { toPaymentSettings } from '../payment/payment-settings.ts'
import { testNow } from './database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from './database/test-database.ts'
import type { NamedClient } from './http/named-client.ts'
import { openVisit, type Visit } from './http/open-visit.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  /** A visitor of the main demo site, with a session. */
  readonly client: NamedClient
  readonly keys: SiteKeys
  readonly session: NewSession
  /** Another visitor, of any demo site. */
  readonly visit: (options?: VisitOptions) => Promise<Visit>
  readonly close: () => Promise<void>
}

/** No bank answers; a test of payments brings its own. */
const noBank = toPaymentSettings({ secretKey: null, providerHosts: {} }, 'http://127.0.0.1:9')

export interface VisitOptions {
  readonly host?: string
  readonly standing?: Partial<ClientStanding>
  /** The e-mail of a demo customer who logs in at once. */
  readonly as?: string
}

export interface TestAppOptions extends Partial<Omit<AppDependencies, 'database'>> {
  /** A second app on the same database: two instances of one deployment. */
  readonly beside?: TestApp
}

/** The whole server on its own database, with a fixed clock and a visitor who has just arrived. */
export async function createTestApp({ beside, ...dependencies }: TestAppOptions = {}): Promise<TestApp> {
  const database = beside?.database ?? (await createTestDatabase())
  const app = await createApp({
    database,
    now: () => testNow as Instant,
    fallbackHost: null,
    publicUrl: null,
    allowedHosts: null,
    staffHost: 'staff.localhost',
    trustedProxies: 0,
    pictureDirectory: '/nowhere',
    readiness: {},
    metricsToken: null,
    payments: noBank,
    sends: { mail: false, sms: false, shown: true },
    findCity: null,
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

function startVisit(app: FastifyInstance, clock: () => Instant, options: VisitOptions): Promise<Visit> {
  const { as, ...visit } = options
  return openVisit({ send: sendThrough(app), clock, ...visit, ...(as && { enter: (client) => logIn(client, as) }) })
}

/** A customer of the demo. */
export async function logIn(client: NamedClient, email: string): Promise<NewSession> {
  const reply = await client.customerLogin({ email, password: sha256(demoPassword) })
  if (isRefusal(reply)) throw new Error(`${email} was refused: ${reply.refused}`)
  return reply.session
}

/** The client's requests, sent without a socket. */
function sendThrough(app: FastifyInstance): Send {
  return async ({ method, url, headers, body }) => {
    const request: InjectOptions = { method, url, headers: { ...headers }, ...(body === null ? {} : { payload: body }) }
    const reply = await app.inject(request)
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() }
  }
}
