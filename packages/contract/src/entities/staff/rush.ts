import { stoppableModes } from '@comanda/rules/venue/rush'
import { z } from 'zod/mini'
import { wireInstant } from '../../wire/date.ts'
import { wireWhole } from '../../wire/number.ts'

/** The delay that a store asks of new orders until its end. */
export const wireRush = z.object({
  /** Zero where it only stops modes. */
  minutes: wireWhole,
  stopped: z.readonly(z.array(z.enum(stoppableModes))),
  endsAt: wireInstant,
})
