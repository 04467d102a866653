import { secretParameters } from '@comanda/contract/envelope'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { redactError, redactUrl } from './redact.ts'

export interface LogOptions {
  readonly level: string
  /** Where lines are written: standard output, unless a test reads them. */
  readonly stream?: { write(line: string): void }
}

/** A log that never contains a key, token or password, whoever writes the line (OPEN-077). */
export function createLogger({ level, stream }: LogOptions): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    redact: { paths: secretParameters.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, url: redactUrl(url) }),
      err: redactError,
    },
  }
}
