import { randomBytes } from 'node:crypto'
import { findTestNumber } from './test-methods.ts'

/** A card as it was typed into the field. */
export interface TypedCard {
  readonly number: string
  readonly month: number
  readonly year: number
}

/** A card that can be charged. Attached to a customer it can be charged again, and only for that customer. */
export interface Method extends TypedCard {
  readonly id: string
  customer: string | null
  /** It was charged for nobody, or detached: no payment takes it again. */
  isSpent: boolean
}

/** The owner of a card that was attached before this stand-in was started. */
const earlierCustomer = 'cus_earlier'

/** The tokens, payment methods and customers of the account. */
export function createCardBooks() {
  const typed = new Map<string, TypedCard>()
  const methods = new Map<string, Method>()
  const customers = new Set<string>()

  /** Its id ends with its test number, so that a stand-in that was started again still knows an attached card. */
  function newMethod(card: TypedCard): Method {
    return note({ ...card, id: `${newId('pm')}${card.number.padStart(16, '0')}`, customer: null, isSpent: false })
  }

  function note(method: Method): Method {
    methods.set(method.id, method)
    return method
  }

  function findMethod(id: string): Method | undefined {
    const known = methods.get(id)
    if (known !== undefined) return known
    const card = findTestCard(/^pm_[0-9a-f]{24}(\d{16})$/.exec(id)?.[1] ?? '')
    return card && note({ id, ...card, customer: earlierCustomer, isSpent: false })
  }

  function newTestMethod(name: string): Method | undefined {
    const card = findTestCard(name)
    return card && newMethod(card)
  }

  return {
    customers,
    findMethod,
    newMethod,

    /** A token stands for a typed card, once. */
    keepCard(card: TypedCard): string {
      const token = newId('tok')
      typed.set(token, card)
      return token
    },

    newCustomer(): string {
      const customer = newId('cus')
      customers.add(customer)
      return customer
    },

    /** Undefined for a token that is not known, or was used before; Stripe's published test tokens work every time. */
    toMethod(token: string): Method | undefined {
      const card = typed.get(token)
      typed.delete(token)
      return card ? newMethod(card) : newTestMethod(token)
    },

    /** The card that a payment for this customer may charge; each use of a published test card is a card of its own. */
    findUsable(id: string, customer: string | null): Method | undefined {
      const found = findMethod(id)
      if (found === undefined) return newTestMethod(id)
      const isTheirs = found.customer === null || found.customer === earlierCustomer || found.customer === customer
      return isTheirs && !found.isSpent ? found : undefined
    },

    detach(method: Method): void {
      method.customer = null
      method.isSpent = true
    },
  }
}

function findTestCard(name: string): TypedCard | undefined {
  const number = findTestNumber(name)
  return number === undefined ? undefined : { number, month: 12, year: 2049 }
}

export function newId(kind: string): string {
  return `${kind}_${randomBytes(12).toString('hex')}`
}

const brands: Readonly<Record<string, string>> = { '3': 'amex', '4': 'visa', '5': 'mastercard' }

/** A payment method as the API writes it. */
export function toMethodFields({ id, customer, number, month, year }: Method) {
  const brand = brands[number.charAt(0)] ?? 'unknown'
  const card = { brand, last4: number.slice(-4), exp_month: month, exp_year: year }
  return { id, object: 'payment_method', type: 'card', customer, card }
}
