import { secretParameters } from '@comanda/contract/envelope'
import { DrizzleQueryError } from 'drizzle-orm'

/** Whose number it is stands in no log either. */
const hidden = [...secretParameters, 'phone']
const secrets = new RegExp(`([?&](?:${hidden.join('|')})=)[^&#\\s]*`, 'gi')

/** A printer can keep nothing but an address, so its token is part of it. */
const printerToken = /(\/printer\/)[^/?#\s]+/g

/** A URL without secrets, for the log (OPEN-077). */
export function redactUrl(url: string): string {
  return url.replace(secrets, '$1***').replace(printerToken, '$1***')
}

export interface WrittenError {
  readonly [member: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
}

/** An error without secrets, for the log: a failed query keeps its text and loses its parameters. */
export function redactError(error: unknown): WrittenError {
  if (error instanceof DrizzleQueryError) {
    const cause = redactError(error.cause)
    return { type: error.name, message: `${cause.message} in: ${error.query}`, stack: cause.stack }
  }
  if (!(error instanceof Error)) return { type: 'Thrown', message: redactUrl(String(error)), stack: '' }
  return { type: error.name, message: redactUrl(error.message), stack: redactUrl(error.stack ?? '') }
}
