import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const cspReportPath = '/csp-report'

const reportsPerMinute = 20
const text = z.string().transform((long) => long.slice(0, 300))

/** What browsers send under `report-uri`; all of it is somebody's word and nothing more. */
const reportBody = z.object({
  'csp-report': z.object({
    'document-uri': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
})

/** Browsers tell here what the content policy kept from running. Anyone can write to it, so it says little and seldom. */
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
        // Addresses without their query: it may hold what is nobody's business.
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
