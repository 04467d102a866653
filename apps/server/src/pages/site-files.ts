import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallInProcess } from '../http/call-in-process.ts'
import { registerIcons } from './icons.ts'
import { registerManifest } from './manifest.ts'
import { registerRobots } from './robots.ts'
import { registerServiceWorker } from './service-worker.ts'
import type { HostSite } from './site-of-host.ts'
import { registerSitemap } from './sitemap.ts'

export interface SiteVisit {
  readonly url: URL
  readonly site: HostSite
}

/** The site a request's host names, and the address as the visitor sees it. */
export type FindVisit = (request: FastifyRequest) => Promise<SiteVisit | undefined>

export interface SiteFilesKit {
  readonly findVisit: FindVisit
  readonly callInProcess: CallInProcess
  readonly pictureDirectory: string
  readonly buildFolder: string
}

/** What browsers and search engines ask a site for besides its pages. */
export function registerSiteFiles(app: FastifyInstance, kit: SiteFilesKit): void {
  registerRobots(app, kit.findVisit)
  registerSitemap(app, kit.findVisit, kit.callInProcess)
  registerManifest(app, kit.findVisit)
  registerIcons(app, kit.findVisit, kit.pictureDirectory)
  registerServiceWorker(app, kit.buildFolder)
}
