import type { PersonalPart } from '../call/personal-part.ts'
import { forgetMessages } from '../outbox/forget-messages.ts'
import { listMessagesFrom, removeMessagesFrom } from './contact-message.repository.ts'

/** The messages that the person wrote to the venue. */
export const contactPart: PersonalPart = {
  name: 'contact',
  read: listMessagesFrom,
  async erase(tx, person) {
    await forgetMessages(tx, person.siteId, await removeMessagesFrom(tx, person))
  },
}
