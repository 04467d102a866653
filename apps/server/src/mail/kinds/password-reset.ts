import type { MailKind } from '../mail-kind.ts'

export interface PasswordFacts {
  readonly name: string
  readonly link: string
}

export const passwordReset: MailKind<PasswordFacts> = {
  subject: (_facts, { words, site }) => words.password.subject(site),
  title: (_facts, { words }) => words.password.title,
  parts: ({ name, link }, { words }) => [
    { kind: 'text', text: words.hello(name) },
    { kind: 'text', text: words.password.text },
    { kind: 'button', label: words.password.choose, href: link },
    { kind: 'note', text: words.password.notYou },
  ],
}
