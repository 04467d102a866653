import type { Config } from '../startup/config.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import type { Transports } from './transport.ts'

/** The transports of this deployment; a channel that is not set up has none. */
export function createTransports({ mail }: Pick<Config, 'mail'>): Transports {
  return { ...(mail !== null && { mail: createSmtpTransport(mail) }) }
}
