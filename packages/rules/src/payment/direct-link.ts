import { type CartId, toId } from '../ids.ts'
import { type Refused, refuse } from '../verdict.ts'

/** A link to pay one cart, sent to the diner: it shows the payment and nothing else of the site (QR-002). */
export interface DirectLink {
  readonly allowed: true
  readonly method: string
  readonly online: boolean
  readonly cartId: CartId
}

/** The parameter of a link, as `readDirectLink` reads its value. */
export function writeDirectLink({ method, online, cartId }: Omit<DirectLink, 'allowed'>): string {
  return `saleTempId=${method},${online ? '1' : '0'},${cartId}`
}

const shape = /^([a-z][a-z0-9_-]{0,39}),([01]),([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** Method, online flag and cart, separated by commas (OPEN-014). */
export function readDirectLink(text: string): DirectLink | Refused<'direct-link-malformed'> {
  const [, method, online, cart] = shape.exec(text) ?? []
  if (method === undefined || cart === undefined) return refuse('direct-link-malformed')
  return { allowed: true, method, online: online === '1', cartId: toId<CartId>(cart.toLowerCase()) }
}
