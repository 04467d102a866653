import { type TemplateVersion, templateVersions } from '@comanda/rules/website/website'
import type { HostSite } from './site-of-host.ts'

/** `?version=0..3`; anything else is ignored. */
export function readVersion(query: unknown): TemplateVersion | undefined {
  const { version } = query as { version?: unknown }
  return templateVersions.find((known) => String(known) === version)
}

export function inVersion(site: HostSite, version: TemplateVersion | undefined): HostSite {
  return version === undefined ? site : { ...site, website: { ...site.website, version } }
}
