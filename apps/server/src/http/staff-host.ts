import { refusal } from '@comanda/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { readHost } from '../startup/host.ts'
import { machinePaths } from './host-check.ts'
import { chooseLanguage } from './language.ts'
import { refusalStatuses, toRefusalBody } from './reply.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers on the staff's host, and nowhere else. */
    staff?: true
  }
}

/** Whether a request names the staff's host; without a port, `STAFF_HOST` means it at any. */
export type IsStaffHost = (host: string | undefined) => boolean

export function createIsStaffHost(staffHost: string | null): IsStaffHost {
  const own = staffHost === null ? undefined : readHost(staffHost)
  return (host = '') => {
    const asked = readHost(host)
    if (own === undefined || asked === undefined) return false
    return asked.name === own.name && (own.port === null || own.port === asked.port)
  }
}

/**
 * The staff's paths exist on the staff's host alone, and nothing else exists there: a site's host runs the scripts of
 * its venue, which must never come near a staff session.
 */
export function registerStaffHost(app: FastifyInstance, isStaffHost: IsStaffHost): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isForStaff = request.routeOptions.config.staff === true
    if (isForStaff === isStaffHost(request.host) || machinePaths.includes(request.url)) return done()
    const language = chooseLanguage(undefined, request.headers['accept-language'])
    reply.code(refusalStatuses['call-unknown']).send(toRefusalBody(refusal('call-unknown'), language))
  })
}
