import type { SessionId } from '@comanda/rules/ids'
import { hashWho, type TryLimit } from '../session/limit-tries.ts'

/** A diner tries a second card, and perhaps a third. Who tries stolen ones tries hundreds, from wherever they can. */
const declines = { visitor: 5, address: 60 }

interface Payer {
  readonly sessionId: SessionId | null
  /** Where the payer's requests come from, as a hash; null for attempts that were begun before it was noted. */
  readonly from: string | null
}

/** Declined payments in a quarter of an hour, by one visitor and from one address. */
export function limitDeclines({ sessionId, from }: Payer): readonly TryLimit[] {
  return [
    ...(sessionId === null ? [] : [{ what: 'decline', who: sessionId, atMost: declines.visitor }]),
    ...(from === null ? [] : [{ what: 'decline-address', who: from, atMost: declines.address }]),
  ]
}

/** The address itself is not kept with a payment. */
export function hashPayerAddress(address: string): string {
  return hashWho(address)
}
