import type { FastifyRequest } from 'fastify'
import type { HostSite } from './site-of-host.ts'

export interface SiteVisit {
  readonly url: URL
  readonly site: HostSite
}

/** The site that a request's host names, and the address as the visitor sees it. */
export type FindVisit = (request: FastifyRequest) => Promise<SiteVisit | undefined>
