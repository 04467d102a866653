import type { PersonalPart } from '../call/personal-part.ts'
import { eraseFrozenBuyer, listPaid } from './own-data.repository.ts'

/** The payments of a person. The sale that each payment froze loses its buyer; amounts and states stay. */
export const attemptPart: PersonalPart = { name: 'payments', read: listPaid, erase: eraseFrozenBuyer }
