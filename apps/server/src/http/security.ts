import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { type AddressCounts, minuteMs } from './address-counts.ts'
import { printDataPolicy, printDocumentPolicy } from './content-policy.ts'
import type { AnswerManner } from './kept/ready-bytes.ts'

/** Files cost little and a page needs dozens; health checks and banks must always get through. */
const unlimited = ['/pictures/', '/assets/', '/healthz', '/readyz', '/payment/']

export interface SecurityOptions {
  readonly secure: boolean
  readonly counts: AddressCounts
}

/** Headers, cookies, limits and compression for everything the server answers. */
export async function registerSecurity(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  const ownPolicy = printDocumentPolicy()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', ownPolicy)
    done()
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    global: true,
    max: options.counts.most,
    timeWindow: minuteMs,
    store: options.counts.store,
    // Only callers who have reached the limit need to know about it.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    allowList: (request) => unlimited.some((start) => request.url.startsWith(start)),
  })
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // Higher levels cost more time than they save.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}

/** Data is no page: one short policy is enough. */
export const dataHeaders = {
  'content-security-policy': printDataPolicy("'none'"),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

/** A board stays on no disk, so its page keeps it and asks with its tag: no browser does that for what it may not store. */
export const boardManner: AnswerManner = {
  headers: { ...dataHeaders, 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' },
  tag: 'of-encoding',
}

/** Answers that are the same for every visitor may be cached and revalidated by their tag. */
export const sharedManner: AnswerManner = {
  headers: {
    ...dataHeaders,
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding, accept-language',
  },
  tag: 'of-encoding',
}
