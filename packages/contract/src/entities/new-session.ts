import type { SessionId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireUuid } from '../wire/number.ts'

/** The token is sent once, here; the server stores only its hash. */
export interface NewSession {
  readonly token: string
  readonly sessionId: SessionId
}

export const wireNewSession = z.codec(
  z.object({ status: z.literal('OK'), token: z.string(), id: wireUuid<SessionId>() }),
  z.custom<NewSession>(),
  {
    decode: ({ token, id }) => ({ token, sessionId: id }),
    encode: ({ token, sessionId }) => ({ status: 'OK' as const, token, id: sessionId }),
  },
)

/** The session that takes the place of the one that ended. */
export const wireNextSession = z.codec(
  z.object({ status: z.literal('OK'), token: z.string(), session_id: wireUuid<SessionId>() }),
  z.custom<NewSession>(),
  {
    decode: ({ token, session_id }) => ({ token, sessionId: session_id }),
    encode: ({ token, sessionId }) => ({ status: 'OK' as const, token, session_id: sessionId }),
  },
)
