import type { Config } from '../startup/config.ts'
import { createSmsTransport } from './sms-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import type { Transports } from './transport.ts'

/** The transports of this deployment; a channel that is not set up has none. */
export function createTransports({ mail, sms }: Pick<Config, 'mail' | 'sms'>): Transports {
  return {
    ...(mail !== null && { mail: createSmtpTransport(mail) }),
    ...(sms !== null && { sms: createSmsTransport(sms) }),
  }
}
