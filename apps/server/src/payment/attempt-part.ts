import type { PersonalPart } from '../call/personal-part.ts'
import { eraseFrozenBuyer, listPaid } from './own-data.repository.ts'

/** What was paid, and how. The sale that each payment froze loses its buyer; amounts and states stay. */
export const attemptPart: PersonalPart = { name: 'payments', read: listPaid, erase: eraseFrozenBuyer }
