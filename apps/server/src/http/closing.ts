import type { FastifyInstance } from 'fastify'

const patienceMs = 3_000
const lookEveryMs = 20

/**
 * Lets running answers finish, then ends every connection. Browsers open some in advance; those have nothing to finish,
 * but would keep a server that only waits open for a minute.
 */
export function registerClosing(app: FastifyInstance): void {
  let underway = 0
  // A stream lasts as long as its page, and ends when the live connections close.
  const isCounted = (call: string | undefined) => call !== 'live'
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    if (isCounted(routeOptions.config.call)) underway++
    done()
  })
  app.addHook('onResponse', ({ routeOptions }, _reply, done) => {
    if (isCounted(routeOptions.config.call)) underway--
    done()
  })
  app.addHook('preClose', async () => {
    const deadline = performance.now() + patienceMs
    const look = setInterval(() => {
      if (underway > 0 && performance.now() < deadline) return
      clearInterval(look)
      app.server.closeAllConnections()
    }, lookEveryMs)
  })
}
