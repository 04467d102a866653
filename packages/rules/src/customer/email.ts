/** One @, no spaces, and a domain with a dot: the mail server says the rest. */
const pattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(?:\.[^\s@<>(),;:"[\]\\.]+)+$/

/** What a mail server accepts at most. */
export const longestEmail = 254

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && pattern.test(text)
}

/** How two addresses are compared. */
export function toEmailKey(text: string): string {
  return text.trim().toLowerCase()
}
