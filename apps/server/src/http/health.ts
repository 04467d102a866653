import type { FastifyInstance } from 'fastify'
import { withDeadline } from '../startup/with-deadline.ts'

/** The conditions that must hold before this instance gets visitors; each check is true, false or throws. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>

/** A check that does not answer in time has failed: a load balancer must learn it soon. */
const deadlineMs = 2_000

export function registerHealth(app: FastifyInstance, checks: ReadinessChecks): void {
  app.get('/healthz', { config: { call: 'healthz' } }, async () => ({ status: 'OK' }))
  app.get('/readyz', { config: { call: 'readyz' } }, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(
        async ([name, check]) => [name, await withDeadline(deadlineMs, check()).catch(() => false)] as const,
      ),
    )
    const ready = results.every(([, passed]) => passed)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'OK' : 'ERROR', checks: Object.fromEntries(results) })
  })
}
