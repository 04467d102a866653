import type { SiteKeys } from '@comanda/contract/calls/start'
import type { NewSession } from '@comanda/contract/entities/new-session'
import { siteConfigCookie } from '@comanda/contract/envelope'
import { openSessionCookie, sevenDaysInSeconds } from '@comanda/contract/session-life'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const plainName = 'comanda-session'
const securedName = '__Host-comanda-session'

/** An hour less than the session itself, so that a page that finds it can still use it. */
const openSeconds = sevenDaysInSeconds - 3600

/**
 * Two cookies with one token. The browser sends the http-only one by itself, so it counts only for reads, live
 * connections and page loads; the page puts the other into the envelope of its writes (API-003, API-006).
 */
export function writeSessionCookie(reply: FastifyReply, { token, sessionId }: NewSession, secure: boolean): void {
  reply.setCookie(secure ? securedName : plainName, token, {
    path: '/',
    maxAge: sevenDaysInSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
  const open = { path: '/', maxAge: openSeconds, sameSite: 'lax', secure } as const
  reply.setCookie(openSessionCookie, `${token}.${sessionId}`, open)
}

export function readSessionCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[secure ? securedName : plainName]
}

/** SITE-034: the browser keeps the site configuration for seven days. All of it is public (OPEN-079). */
export function writeSiteConfigCookie(reply: FastifyReply, keys: SiteKeys, secure: boolean): void {
  reply.setCookie(siteConfigCookie, toSiteConfig(keys), siteConfigOptions(secure))
}

/** The same as the text of the header. */
export function toSiteConfigCookie(keys: SiteKeys, secure: boolean): string {
  return fastifyCookie.serialize(siteConfigCookie, toSiteConfig(keys), siteConfigOptions(secure))
}

function toSiteConfig({ apiUrl, siteId, publicKey, password }: SiteKeys): string {
  return JSON.stringify({ url_api: apiUrl, web_id: siteId, public_key: publicKey, password })
}

function siteConfigOptions(secure: boolean) {
  return { path: '/', maxAge: sevenDaysInSeconds, sameSite: 'lax', secure } as const
}
