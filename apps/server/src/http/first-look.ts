import type { FastifyInstance } from 'fastify'
import { readHost } from '../startup/host.ts'

/** Whether a request for this host is answered at all; one without a host is. */
export type AnswersTo = (host: string | undefined) => boolean

/** Load balancers request these by the machine's own address, whatever the names of its sites. */
const forMachines = ['/healthz', '/readyz', '/metrics']

/** Refuses an invalid host, and every host outside the deployment's list where there is one. */
export function createAnswersTo(allowedHosts: readonly string[] | null): AnswersTo {
  const allowed = allowedHosts && new Set(allowedHosts.map((host) => host.toLowerCase()))
  return (host = '') => {
    if (host === '') return true
    return readHost(host) !== undefined && (allowed === null || allowed.has(host.toLowerCase()))
  }
}

/** Runs before anything else: links, pages and caches depend on the host and address of a request. */
export function registerFirstLook(app: FastifyInstance, answersTo: AnswersTo): void {
  const isHost = createAnswersTo(null)
  app.addHook('onRequest', (request, _reply, done) => {
    const knows = forMachines.includes(request.url) ? isHost : answersTo
    if (![request.headers.host, request.host].every(knows)) done(unknownHost)
    else if (request.url.startsWith('/api/') && request.url.includes('%00')) done(zeroByte)
    else done()
  })
}

const unknownHost = Object.assign(new Error('the request names a host that is none of ours'), { statusCode: 400 })
/** The database cannot store one, and no call needs one. A page answers as for any unknown name. */
const zeroByte = Object.assign(new Error('the address holds a zero byte'), { statusCode: 400 })
