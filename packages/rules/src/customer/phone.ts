/** Country code without plus, and the number as typed. */
export interface Phone {
  readonly dialCode: string
  readonly number: string
}

const spanishDialCode = '34'

/** People write spaces, dots, dashes and brackets; they are not part of the number. */
function toDigits(number: string): string {
  return number.replace(/[\s.\-()/]/g, '')
}

/** Spain: nine digits from 6, 7, 8 or 9; anywhere else six to fifteen digits (OPEN-019). */
export function isPhoneValid({ dialCode, number }: Phone): boolean {
  const digits = toDigits(number)
  return dialCode === spanishDialCode ? /^[6-9]\d{8}$/.test(digits) : /^\d{6,15}$/.test(digits)
}

/** Plus, country code, number: how a table's phone is sent (TABLE-014). */
export function toDialled({ dialCode, number }: Phone): string {
  return `+${dialCode}${toDigits(number)}`
}

/** The phone can be sent once a number is typed (TABLE-014). */
export function canSendPhone({ number }: Phone): boolean {
  return toDigits(number) !== ''
}

const wholeNumber = 9

/** The digits by which two ways of writing one number are the same; undefined while it is too short to be a whole one. */
export function toPhoneKey(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  return digits.length < wholeNumber ? undefined : digits.slice(-wholeNumber)
}

/** One field holding both: +44 20 7946 0958, 0034 600…, or a bare Spanish number. */
export function toPhone(text: string): Phone {
  const digits = toDigits(text).replace(/^00/, '+')
  if (digits.startsWith(`+${spanishDialCode}`)) return { dialCode: spanishDialCode, number: digits.slice(3) }
  // Which digits form the country code is not needed: abroad only the total length is checked.
  return digits.startsWith('+')
    ? { dialCode: '', number: digits.slice(1) }
    : { dialCode: spanishDialCode, number: digits }
}
