import type { PersonalPart } from '../call/personal-part.ts'
import { eraseNamesOf, listNamesOf } from './diner.repository.ts'

/** What the person was called at tables. */
export const dinerPart: PersonalPart = { name: 'tables', read: listNamesOf, erase: eraseNamesOf }
