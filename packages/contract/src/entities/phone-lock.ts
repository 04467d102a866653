import { z } from 'zod/mini'
import { wireNumberFlag } from '../wire/flag.ts'

/** The visitor who is typing the table's phone number: this visitor, somebody else, or nobody. */
export type PhoneLockHolder = 'self' | 'other' | null

/** Wire document of the collection «phones», keyed by the cart's id (TABLE-011). */
export const wirePhoneLock = z.codec(
  z.object({ status: z.literal('OK'), sender_uuid: z.enum(['self', 'other', '']), locked: wireNumberFlag }),
  z.custom<{ readonly heldBy: PhoneLockHolder }>(),
  {
    decode: ({ sender_uuid, locked }) => ({ heldBy: locked && sender_uuid !== '' ? sender_uuid : null }),
    encode: ({ heldBy }) => ({ status: 'OK' as const, sender_uuid: heldBy ?? ('' as const), locked: heldBy !== null }),
  },
)
