import type { PersonalPart } from '../call/personal-part.ts'
import { eraseNamesOf, listNamesOf } from './diner.repository.ts'

/** The names that the person had at tables. */
export const dinerPart: PersonalPart = { name: 'tables', read: listNamesOf, erase: eraseNamesOf }
