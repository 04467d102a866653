import type { SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Reader } from '../database/database.ts'
import { site, siteHost, siteKey, siteLanguage } from '../database/schema/site.ts'

/** The site of a public key. */
export interface KnownSite {
  readonly siteId: SiteId
  readonly password: string
  readonly published: readonly LanguageCode[]
  readonly preferred: LanguageCode
}

export interface HostKeys {
  readonly siteId: SiteId
  readonly publicKey: string
  readonly password: string
}

export async function findSiteByKey(database: Database, publicKey: string): Promise<KnownSite | undefined> {
  const rows = await database
    .select({
      siteId: siteKey.siteId,
      password: siteKey.password,
      preferred: site.defaultLanguage,
      language: siteLanguage.language,
    })
    .from(siteKey)
    .innerJoin(site, eq(site.id, siteKey.siteId))
    .leftJoin(siteLanguage, and(eq(siteLanguage.siteId, siteKey.siteId), eq(siteLanguage.published, true)))
    .where(and(eq(siteKey.publicKey, publicKey), eq(siteKey.active, true)))
    .orderBy(asc(siteLanguage.position))
  const [first] = rows
  if (first === undefined) return undefined
  const { siteId, password, preferred } = first
  return { siteId, password, preferred, published: rows.flatMap(({ language }) => language ?? []) }
}

export async function findSiteKeysByHost(database: Database, host: string): Promise<HostKeys | undefined> {
  const [found] = await database
    .select({ siteId: siteKey.siteId, publicKey: siteKey.publicKey, password: siteKey.password })
    .from(siteHost)
    .innerJoin(siteKey, and(eq(siteKey.siteId, siteHost.siteId), eq(siteKey.active, true)))
    .where(eq(siteHost.host, host))
    .orderBy(asc(siteKey.createdAt))
    .limit(1)
  return found
}

/** Whether a publicly known key still opens a site. */
export async function hasDemoKey(database: Database): Promise<boolean> {
  const [found] = await database
    .select({ publicKey: siteKey.publicKey })
    .from(siteKey)
    .where(and(eq(siteKey.isDemo, true), eq(siteKey.active, true)))
    .limit(1)
  return found !== undefined
}

/** The shortest first: the plain name before its variants. */
export async function listHostsOfSite(database: Reader, siteId: SiteId): Promise<readonly string[]> {
  const rows = await database
    .select({ host: siteHost.host })
    .from(siteHost)
    .where(eq(siteHost.siteId, siteId))
    .orderBy(sql`length(${siteHost.host})`, siteHost.host)
  return rows.map(({ host }) => host.toLowerCase())
}
