import type { StaffId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { checked } from './wire/checked.ts'
import { wireId } from './wire/number.ts'

/** A colleague allows one call by tile and PIN; it is sent beside the request, as `approval`. */
export const wireApproval = z.object({ staffId: wireId<StaffId>(), pin: checked(z.string(), z.regex(/^\d{1,6}$/)) })
export type StaffApproval = z.output<typeof wireApproval>
