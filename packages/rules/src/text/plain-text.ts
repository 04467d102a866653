const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Typed text on one line, so that no control character reaches a ticket, a mail header or a printer. */
export function toPlainLine(text: string): string {
  return text.replace(control, ' ').replace(/\s+/g, ' ').trim()
}

/** The same, line by line. */
export function toPlainLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(toPlainLine)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
