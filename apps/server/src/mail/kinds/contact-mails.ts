import type { MailKind } from '../mail-kind.ts'
import { toFacts } from '../mail-part.ts'

export interface ContactFacts {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

/** To the venue: what was written, and who waits for an answer. */
export const contactMessage: MailKind<ContactFacts> = {
  subject: ({ name }, { site }) => `${site}: ${name}`,
  title: (_facts, { words }) => words.contact.title,
  parts: ({ name, email, phone, message }, { words }) => [
    { kind: 'quote', text: message },
    toFacts([
      [words.name, name],
      [words.email, email],
      [words.phone, phone],
    ]),
  ],
}

/** To the sender. Their message is not repeated: the form would else carry anybody's words to anybody's address. */
export const contactReceived: MailKind<Record<string, never>> = {
  subject: (_facts, { words, site }) => words.contact.receivedSubject(site),
  title: (_facts, { words }) => words.contact.receivedTitle,
  parts: (_facts, { words }) => [
    { kind: 'text', text: words.hello('') },
    { kind: 'text', text: words.contact.receivedText },
  ],
}
