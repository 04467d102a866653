import type { SessionId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import type { NewSession } from '../calls/start.ts'
import { wireUuid } from '../wire/number.ts'

/** The session that takes the place of the one that ended. */
export const wireNextSession = z.codec(
  z.object({ status: z.literal('OK'), token: z.string(), session_id: wireUuid<SessionId>() }),
  z.custom<NewSession>(),
  {
    decode: ({ token, session_id }) => ({ token, sessionId: session_id }),
    encode: ({ token, sessionId }) => ({ status: 'OK' as const, token, session_id: sessionId }),
  },
)
