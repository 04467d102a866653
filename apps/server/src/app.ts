import { existsSync } from 'node:fs'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Handlers, Serving } from './call/handler.ts'
import { listOutages } from './catalogue/list-outages.ts'
import type { OpenDatabase } from './database/database.ts'
import { registerDemoOutbox } from './demo/register-demo-outbox.ts'
import { registerDemoPapers, type ShowsPapers } from './demo/register-demo-papers.ts'
import { handlers } from './handlers.ts'
import { createHouse, type House } from './house.ts'
import { createAddressCounts } from './http/address-counts.ts'
import { createBoardBytes } from './http/boards/board-bytes.ts'
import { createBoardHeads } from './http/boards/board-heads.ts'
import { createBoardShortcut } from './http/boards/board-shortcut.ts'
import { registerBodyDeadline } from './http/body-deadline.ts'
import { createCallInProcess } from './http/call-in-process.ts'
import { createCallShortcut } from './http/call-shortcut.ts'
import { capConnections } from './http/cap-connections.ts'
import { registerClosing } from './http/closing.ts'
import { registerDocumentation } from './http/documentation.ts'
import { registerFaults } from './http/faults.ts'
import { type ReadinessChecks, registerHealth } from './http/health.ts'
import { createHostCheck, registerFirstLook } from './http/host-check.ts'
import { createByteCache } from './http/kept/byte-cache.ts'
import { createLogger, type LogOptions } from './http/logging.ts'
import { createMetrics } from './http/metrics.ts'
import { registerMetrics } from './http/metrics-door.ts'
import { readBodiesAsJson } from './http/read-body.ts'
import { redactUrl } from './http/redact.ts'
import { registerCalls } from './http/register-calls.ts'
import { registerStaffCalls } from './http/register-staff-calls.ts'
import { nameRequest } from './http/request-id.ts'
import { registerSecurity } from './http/security.ts'
import type { ServerKit } from './http/server-kit.ts'
import { registerShortcuts } from './http/shortcut.ts'
import { addStaffConstraint } from './http/staff-constraint.ts'
import { createIsStaffHost, registerStaffHost } from './http/staff-host.ts'
import { createLiveHub } from './live/hub.ts'
import { registerLive } from './live/register-live.ts'
import { registerStaffLive } from './live/register-staff-live.ts'
import type { SendsMessages } from './outbox/transport.ts'
import { toReadableUrl } from './pages/readable-url.ts'
import { registerPages } from './pages/register-pages.ts'
import { registerStaffShell } from './pages/staff-shell.ts'
import type { PaymentSettings } from './payment/payments-kit.ts'
import { readPagePolicy } from './payment/read-page-policy.ts'
import { registerPaymentRoutes } from './payment/register-payment-routes.ts'
import { registerPrinterDoor } from './printing/register-printer-door.ts'
import { hearEndedSessions } from './session/ended-sessions.ts'
import { staffHandlers } from './staff-handlers.ts'
import { createStaffDoor } from './team/create-staff-door.ts'
import type { FindsCity } from './venue/find-city.ts'

export interface AppDependencies {
  readonly database: Pick<OpenDatabase, 'db' | 'listener'>
  readonly now: () => Instant
  /** The site that every unknown host shows; null answers such hosts with «not found». */
  readonly fallbackHost: string | null
  /** How browsers reach this server, when not by its own address. */
  readonly publicUrl: string | null
  /** The only hosts that are answered; null where any host may name a site. */
  readonly allowedHosts: readonly string[] | null
  /** Where somebody tells of a hole, as a mail address or a page; without one, the venue itself. */
  readonly securityContact?: string | null
  /** The only host of the staff's application; null leaves it out. */
  readonly staffHost: string | null
  readonly trustedProxies: number
  readonly pictureDirectory: string
  readonly readiness: ReadinessChecks
  /** Opens the metrics to who is on another machine. */
  readonly metricsToken: string | null
  readonly log: LogOptions
  readonly payments: PaymentSettings
  readonly sends: SendsMessages['sends']
  readonly findCity: FindsCity['findCity']
  readonly requestsPerMinute?: number
  /** How long a request may take to arrive, however it comes. */
  readonly arrivalMs?: number
  /** Replaces or adds handlers, for tests of the edge itself. */
  readonly handlers?: Partial<Handlers<House>>
  /** The papers that the printers of a demonstration have printed. */
  readonly showPapers?: ShowsPapers
  /** A server without pages answers calls only. */
  readonly pages: boolean
}

const bodyLimit = 256 * 1024
const arrivalMs = 30_000
const year = 31_536_000_000

/** The whole server, ready to listen or to be injected; it reads no environment and opens no port. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db } = dependencies.database
  const app = createFastify(dependencies)
  const secure = dependencies.publicUrl?.startsWith('https:') ?? false
  const hub = await createLiveHub({
    database: db,
    listener: dependencies.database.listener,
    onTrouble: (error) => app.log.warn(error, 'live events could not be read'),
  })
  app.addHook('onClose', async () => hub.close())
  const house = createHouse({
    database: db,
    now: dependencies.now,
    onSiteChange: hub.onSiteChange,
    tellSiteChange: hub.tellSiteChange,
    payments: dependencies.payments,
    fallbackHost: dependencies.fallbackHost,
    publicUrl: dependencies.publicUrl,
    sends: dependencies.sends,
    findCity: dependencies.findCity,
    alarm: (text) => app.log.error(text),
    warn: (text) => app.log.warn(text),
  })
  const { sites, sessions, payments, apiUrl } = house
  const serving: Serving<House> = { handlers: { ...handlers, ...dependencies.handlers }, house }
  const metrics = createMetrics()
  const kit: ServerKit = {
    database: db,
    now: dependencies.now,
    sites,
    sessions,
    ...serving,
    metrics,
    replies: createByteCache(hub.onSiteChange),
    secure,
    answersTo: createHostCheck(dependencies.allowedHosts),
    isStaffHost: createIsStaffHost(dependencies.staffHost),
  }

  addStaffConstraint(app, { isStaffHost: kit.isStaffHost, trustedProxies: dependencies.trustedProxies })
  registerClosing(app)
  capConnections(app.server, dependencies)
  readBodiesAsJson(app)
  recordAnswers(app, kit)
  registerFirstLook(app, kit.answersTo)
  registerStaffHost(app, kit.isStaffHost)
  registerBodyDeadline(app, dependencies.arrivalMs ?? arrivalMs)
  const counts = createAddressCounts(dependencies.requestsPerMinute)
  await registerSecurity(app, { secure, counts })
  registerFaults(app, metrics)
  registerHealth(app, dependencies.readiness)
  registerMetrics(app, metrics, dependencies.metricsToken)
  registerCalls(app, kit)
  const staffKit = {
    ...kit,
    staffHandlers,
    staffDoor: createStaffDoor(db, house),
    fillCaches: (siteId: SiteId) => Promise.all([house.venues.get(siteId), house.catalogues.get(siteId)]),
    boards: createBoardBytes(hub.onSiteChange),
    boardHeads: createBoardHeads(),
  }
  registerStaffCalls(app, staffKit)
  registerStaffLive(app, staffKit, hub)
  registerPrinterDoor(app, kit)
  metrics.gauge('comanda_staff_hashes', 'Secrets of staff compared since the start.', () => house.staffHashes.inAll)
  const onSessionEnd = await hearEndedSessions(db, dependencies.database.listener)
  onSessionEnd({ keptFor: () => [], end: sessions.forget })
  registerLive(app, { ...kit, holdsCart: house.holdsCart, onSessionEnd }, hub)
  await registerPaymentRoutes(app, payments)
  registerDocumentation(app)
  // Only in a demonstration does every host show the same site, and only there may anybody read everyone's messages.
  if (dependencies.fallbackHost !== null) {
    registerDemoOutbox(app, db)
    if (dependencies.showPapers) registerDemoPapers(app, dependencies.showPapers)
  }
  await servePictures(app, dependencies.pictureDirectory)
  const shortcuts = [createCallShortcut(kit)]
  if (dependencies.pages) {
    registerStaffShell(app)
    shortcuts.push(
      await registerPages(app, {
        ...kit,
        callInProcess: createCallInProcess(kit),
        apiUrl,
        sends: dependencies.sends,
        findsCity: dependencies.findCity !== null,
        onSiteChange: hub.onSiteChange,
        readOutages: async (siteId) => listOutages(await house.catalogues.get(siteId)),
        pictureDirectory: dependencies.pictureDirectory,
        readPagePolicy: (siteId) => readPagePolicy(payments, siteId),
        demo: dependencies.fallbackHost !== null,
        securityContact: dependencies.securityContact ?? null,
      }),
    )
  }
  const { trustedProxies } = dependencies
  registerShortcuts(app, kit, { sites: shortcuts, staff: [createBoardShortcut(staffKit)], counts, trustedProxies })
  return app
}

function createFastify(dependencies: AppDependencies): FastifyInstance {
  return Fastify({
    logger: createLogger(dependencies.log) ?? false,
    // One line per answer is written below instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameRequest,
    trustProxy: (_address, hop) => hop < dependencies.trustedProxies,
    bodyLimit,
    rewriteUrl: ({ url }) => toReadableUrl(url ?? '/'),
    requestTimeout: dependencies.arrivalMs ?? arrivalMs,
    // Node looks for late heads twice a minute unless it is told.
    http: { connectionsCheckingInterval: 500 },
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 200 },
  })
}

function recordAnswers(app: FastifyInstance, { metrics }: ServerKit): void {
  // Decided once, because building a log line that is not written costs every request.
  const writes = ['info', 'debug', 'trace'].includes(app.log.level)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call ?? 'other'
    const { statusCode: status, elapsedTime } = reply
    metrics.countRequest({ call, status, seconds: elapsedTime / 1000 })
    if (writes) {
      const { method, url } = request
      request.log.info({ call, method, url: redactUrl(url), status, ms: Math.round(elapsedTime) }, 'answered')
    }
    done()
  })
}

async function servePictures(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(directory)) return
  await app.register(staticFiles, {
    root: directory,
    prefix: '/pictures/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    // A picture is named after its content, so a file never changes.
    immutable: true,
    maxAge: year,
  })
}
