import { sevenDaysInSeconds } from '@comanda/contract/session-life'
import { chooseLanguage } from '@comanda/rules/text/choose-language'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Website } from '@comanda/rules/website/website'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readAccepted, readWish } from '../http/language.ts'

const cookieName = 'lang'

export interface LanguageHints {
  /** `?lang=` of the address. */
  readonly asked: unknown
  readonly remembered: string | undefined
  readonly accepted: string | undefined
}

/** The language asked for, remembered or accepted, in this order, if published; else the site's own; else Spanish. */
export function choosePageLanguage(
  site: Pick<Website, 'languages' | 'defaultLanguage'>,
  { asked, remembered, accepted }: LanguageHints,
): LanguageCode {
  return chooseLanguage(site, [readWish(asked), readWish(remembered), ...readAccepted(accepted)])
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
