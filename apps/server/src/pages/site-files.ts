import type { FastifyInstance } from 'fastify'
import type { CallInProcess } from '../http/call-in-process.ts'
import type { ByteCache } from '../http/kept/byte-cache.ts'
import { registerIcons } from './icons.ts'
import { registerManifest } from './manifest.ts'
import { registerMenuJson } from './menu-json.ts'
import { registerRobots } from './robots.ts'
import { registerSecurityTxt } from './security-txt.ts'
import { registerServiceWorker } from './service-worker.ts'
import type { FindVisit } from './site-visit.ts'
import { registerSitemap } from './sitemap.ts'

export interface SiteFilesKit {
  readonly findVisit: FindVisit
  readonly callInProcess: CallInProcess
  readonly replies: ByteCache
  readonly pictureDirectory: string
  readonly buildFolder: string
  readonly now: () => number
  readonly securityContact: string | null
}

/** The files that browsers and search engines ask a site for besides its pages. */
export function registerSiteFiles(app: FastifyInstance, kit: SiteFilesKit): void {
  registerRobots(app, kit.findVisit)
  registerSecurityTxt(app, { findVisit: kit.findVisit, now: kit.now, contact: kit.securityContact })
  registerSitemap(app, kit.findVisit, kit.callInProcess)
  registerManifest(app, kit.findVisit)
  registerMenuJson(app, kit)
  registerIcons(app, kit.findVisit, kit.pictureDirectory)
  registerServiceWorker(app, kit.buildFolder)
}
