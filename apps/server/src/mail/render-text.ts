import type { MailSpeech } from './mail-kind.ts'
import type { MailPart } from './mail-part.ts'

/** A mail as plain text: for readers without HTML, and for those who listen. */
export function renderText(parts: readonly MailPart[], { words }: Pick<MailSpeech, 'words'>): string {
  return parts.map((part) => renderPart(part, words.colon)).join('\n\n')
}

function renderPart(part: MailPart, colon: string): string {
  switch (part.kind) {
    case 'text':
    case 'note':
    case 'quote':
      return part.text
    case 'facts':
      return part.rows.map(([label, value]) => `${label}${colon} ${value}`).join('\n')
    case 'dishes':
      return part.lines
        .map(({ dish, amount, under }) =>
          [`${dish}${colon} ${amount}`, ...under.map((text) => `   ${text}`)].join('\n'),
        )
        .join('\n')
    case 'sums':
      return part.rows.map(({ label, amount }) => `${label}${colon} ${amount}`).join('\n')
    case 'button':
      return `${part.label}${colon}\n${part.href}`
  }
}
