import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const cspReportPath = '/csp-report'

const reportsPerMinute = 20
const text = z.string().transform((long) => long.slice(0, 300))

/** The reports that browsers send to `report-uri`; none of them can be trusted. */
const reportBody = z.object({
  'csp-report': z.object({
    'document-uri': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
})

/** Browsers report here what the content policy blocked. Anyone can write to it, so it logs little and seldom. */
export function registerCspReport(app: FastifyInstance): void {
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.post(
    cspReportPath,
    {
      bodyLimit: 16 * 1024,
      config: { call: 'csp-report', rateLimit: { max: reportsPerMinute, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const read = reportBody.safeParse(request.body)
      if (read.success) {
        const {
          'document-uri': page,
          'violated-directive': directive,
          'blocked-uri': blocked,
        } = read.data['csp-report']
        // Addresses without their query, which may be private.
        const report = { page: withoutQuery(page), directive, blocked: withoutQuery(blocked) }
        request.log.warn(report, 'the content policy kept something from running')
      }
      return reply.code(204).send()
    },
  )
}

function withoutQuery(address: string | undefined): string | undefined {
  return address?.split(/[?#]/)[0]
}
