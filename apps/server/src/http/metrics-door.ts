import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from './cap-connections.ts'
import type { Metrics } from './metrics.ts'

/** Figures are for who runs the server: on its own machine, or with the token. To everybody else there is no such page. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get('/metrics', { config: { call: 'metrics' } }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound()
    return reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8').send(metrics.render())
  })
}

function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token !== null && headers.authorization !== undefined) return isSame(headers.authorization, `Bearer ${token}`)
  // A proxy on this machine speaks for somebody else.
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
