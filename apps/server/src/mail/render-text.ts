import type { MailPart } from './mail-part.ts'

/** A mail as plain text: for readers without HTML, and for those who listen. */
export function renderText(parts: readonly MailPart[]): string {
  return parts.map(renderPart).join('\n\n')
}

function renderPart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
    case 'quote':
      return part.text
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'dishes':
      return part.lines
        .map(({ dish, amount, under }) => [`${dish}: ${amount}`, ...under.map((text) => `   ${text}`)].join('\n'))
        .join('\n')
    case 'sums':
      return part.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
    case 'button':
      return `${part.label}:\n${part.href}`
  }
}
