import type { FastifyInstance } from 'fastify'
import type { StripeBooks } from './stripe-books.ts'

/** The fault of a typed card, in the words that Stripe's field shows. */
const problems = {
  incomplete_number: { es: 'El número de tarjeta está incompleto.', en: 'Your card number is incomplete.' },
  incorrect_number: { es: 'El número de tarjeta no es válido.', en: 'Your card number is invalid.' },
  invalid_expiry: { es: 'La fecha de caducidad está incompleta.', en: 'Your card’s expiration date is incomplete.' },
  incomplete_cvc: { es: 'El código de seguridad está incompleto.', en: 'Your card’s security code is incomplete.' },
  api_key: { es: 'La clave pública no es de esta cuenta.', en: 'The public key belongs to another account.' },
} as const

/** Makes a token of a typed card, for the field in Stripe's own frame alone. */
export function registerCardTokens(app: FastifyInstance, books: StripeBooks): void {
  app.post('/stripe/field/token', async (request) => {
    const { key, number = '', expiry = '', cvc = '', locale } = Object.fromEntries(request.body as URLSearchParams)
    const digits = number.replace(/\D/g, '')
    const [, month = '', year = ''] = /^(\d{2})\D*(\d{2})$/.exec(expiry) ?? []
    const code = key === books.keys.public ? findProblem(digits, month, cvc) : 'api_key'
    if (code !== undefined) return { error: { code, message: problems[code][locale === 'es' ? 'es' : 'en'] } }
    return {
      id: books.cards.keepCard({ number: digits, month: Number(month), year: 2000 + Number(year) }),
      object: 'token',
    }
  })
}

function findProblem(number: string, month: string, cvc: string): keyof typeof problems | undefined {
  if (number.length < 13) return 'incomplete_number'
  if (!hasCheckDigit(number)) return 'incorrect_number'
  if (Number(month) < 1 || Number(month) > 12) return 'invalid_expiry'
  return /^\d{3,4}$/.test(cvc) ? undefined : 'incomplete_cvc'
}

/** The last digit of a card's number follows from the others, so that most typing errors show at once. */
function hasCheckDigit(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : ((digit * 2) % 10) + Math.floor(digit / 5)), 0)
  return sum % 10 === 0
}
