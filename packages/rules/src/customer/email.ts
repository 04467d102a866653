/** One @, no spaces, and a domain with a dot; only the mail server can check more. */
const pattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(?:\.[^\s@<>(),;:"[\]\\.]+)+$/

/** The longest address a mail server accepts. */
export const longestEmail = 254

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && pattern.test(text)
}

/** How two addresses are compared. */
export function toEmailKey(text: string): string {
  return text.trim().toLowerCase()
}
