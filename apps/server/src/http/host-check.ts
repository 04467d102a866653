import type { FastifyInstance } from 'fastify'
import { readHost } from '../startup/host.ts'

/** Whether a request that names this host is answered at all; one that names none is. */
export type HostCheck = (host: string | undefined) => boolean

/** Balancers ask for these by the machine's own address, whatever its sites are called. */
export const machinePaths = ['/healthz', '/readyz', '/metrics']

/** Anything that is no host is refused, and so is every host outside the deployment's list where there is one. */
export function createHostCheck(allowedHosts: readonly string[] | null): HostCheck {
  const allowed = allowedHosts && new Set(allowedHosts.map((host) => host.toLowerCase()))
  return (host = '') => {
    if (host === '') return true
    return readHost(host) !== undefined && (allowed === null || allowed.has(host.toLowerCase()))
  }
}

/** Runs before anything else: links, pages and caches depend on the host of a request. */
export function registerFirstLook(app: FastifyInstance, answersTo: HostCheck): void {
  const isHost = createHostCheck(null)
  app.addHook('onRequest', (request, _reply, done) => {
    const knows = machinePaths.includes(request.url) ? isHost : answersTo
    if ([request.headers.host, request.host].every(knows)) done()
    else done(unknownHost)
  })
}

const unknownHost = Object.assign(new Error('the request names a host that is none of ours'), { statusCode: 400 })
