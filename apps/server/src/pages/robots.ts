import type { FastifyInstance } from 'fastify'
import type { FindVisit } from './site-visit.ts'

/** Calls and private pages must not be crawled; a host without a site has nothing to crawl. */
export function registerRobots(app: FastifyInstance, findVisit: FindVisit): void {
  app.get('/robots.txt', { config: { call: 'robots' } }, async (request, reply) => {
    const visit = await findVisit(request)
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return reply.send(visit ? toRobots(visit.url.origin) : 'User-agent: *\nDisallow: /\n')
  })
}

const closed = ['/api/', '/account', '/checkout', '/status', '/booking/complete', '/offline']

function toRobots(origin: string): string {
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}
