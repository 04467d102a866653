import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** A whole venue may sit behind one address, so the limit is wide; it stops floods, not guests. */
const requestsPerMinute = 3_000

/** Files cost next to nothing and a page asks for dozens; health checks and banks must always get through. */
const unlimited = ['/pictures/', '/assets/', '/healthz', '/readyz', '/payment/']

export interface SecurityOptions {
  readonly secure: boolean
  readonly requestsPerMinute?: number
}

/** Headers, cookies, limits and compression for everything the server answers. */
export async function registerSecurity(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    // Pages put `reply.cspNonce.script` and `.style` on what they write inline; nothing else inline runs.
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // Server-rendered elements carry style attributes (place-holders, theme variables); they cannot run anything.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'report-uri': ['/csp-report'],
      },
    },
    strictTransportSecurity: options.secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    global: true,
    max: options.requestsPerMinute ?? requestsPerMinute,
    timeWindow: '1 minute',
    // Only one who has reached the limit needs to know about it.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    allowList: (request) => unlimited.some((start) => request.url.startsWith(start)),
  })
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // The highest levels cost more time than the bytes they save.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}

/** Data is no page: one short policy does for it, without the nonces that pages need. */
export const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

/** What every visitor is answered alike may be kept by who asked, and asked for again by its tag. */
export const sharedHeaders = {
  ...dataHeaders,
  'cache-control': 'private, no-cache',
  'content-type': 'application/json; charset=utf-8',
  vary: 'accept-encoding, accept-language',
} as const
