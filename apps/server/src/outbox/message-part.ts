import type { PersonalPart } from '../call/personal-part.ts'
import { eraseMessagesTo, listMessagesTo } from './outbox.repository.ts'

/** The messages that were sent to the person. */
export const messagePart: PersonalPart = { name: 'messages', read: listMessagesTo, erase: eraseMessagesTo }
