import type { MailKind } from '../mail-kind.ts'

export interface EmailMovedFacts {
  readonly name: string
  readonly next: string
}

/** For whoever reads the old address, in case it was not the customer who left it. */
export const emailMoved: MailKind<EmailMovedFacts> = {
  subject: (_facts, { words, site }) => words.emailMoved.subject(site),
  title: (_facts, { words }) => words.emailMoved.title,
  parts: ({ name, next }, { words }) => [
    { kind: 'text', text: words.hello(name) },
    { kind: 'text', text: words.emailMoved.text(next) },
    { kind: 'note', text: words.emailMoved.notYou },
  ],
}
