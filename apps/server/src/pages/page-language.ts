import { sevenDaysInSeconds } from '@comanda/contract/session-life'
import { readLanguage } from '@comanda/i18n/languages'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Website } from '@comanda/rules/website/website'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage } from '../http/language.ts'

const cookieName = 'lang'

export interface LanguageHints {
  /** `?lang=` of the address. */
  readonly asked: unknown
  readonly remembered: string | undefined
  readonly accepted: string | undefined
}

/** What was asked for, remembered or accepted, in this order, among the published; else the site's own; else Spanish. */
export function choosePageLanguage(
  { languages: published, defaultLanguage: preferred }: Pick<Website, 'languages' | 'defaultLanguage'>,
  { asked, remembered, accepted }: LanguageHints,
): LanguageCode {
  const wished = [asked, remembered].map(read).find((code) => code !== undefined && published.includes(code))
  if (wished !== undefined) return wished
  return chooseLanguage(null, accepted, { published, preferred: published.includes(preferred) ? preferred : 'es' })
}

export function readLanguageHints(request: FastifyRequest): LanguageHints {
  return {
    asked: (request.query as { lang?: unknown }).lang,
    remembered: request.cookies[cookieName],
    accepted: request.headers['accept-language'],
  }
}

/** A choice is remembered for seven days (OPEN-080). */
export function rememberLanguage(reply: FastifyReply, language: LanguageCode, secure: boolean): void {
  reply.setCookie(cookieName, language, { path: '/', maxAge: sevenDaysInSeconds, sameSite: 'lax', secure })
}

function read(code: unknown): LanguageCode | undefined {
  return typeof code === 'string' ? readLanguage(code) : undefined
}
