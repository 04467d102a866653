import type { NewSession, SiteKeys } from '@comanda/contract/calls/start'
import { sevenDaysInSeconds, siteConfigCookie } from '@comanda/contract/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'

const plainName = 'comanda-session'
const securedName = '__Host-comanda-session'

/** The token again, for what cannot carry an envelope header: live connections and page loads. */
export function writeSessionCookie(reply: FastifyReply, { token }: NewSession, secure: boolean): void {
  reply.setCookie(secure ? securedName : plainName, token, {
    path: '/',
    maxAge: sevenDaysInSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
}

export function readSessionCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[secure ? securedName : plainName]
}

/** SITE-034: the site configuration stays with the browser for seven days. All of it is public (OPEN-079). */
export function writeSiteConfigCookie(reply: FastifyReply, keys: SiteKeys, secure: boolean): void {
  const { apiUrl, siteId, publicKey, password } = keys
  const value = JSON.stringify({ url_api: apiUrl, web_id: siteId, public_key: publicKey, password })
  reply.setCookie(siteConfigCookie, value, { path: '/', maxAge: sevenDaysInSeconds, sameSite: 'lax', secure })
}
