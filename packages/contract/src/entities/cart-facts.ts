import type { Address, Contact } from '@comanda/rules/customer/contact'
import type { CustomerId, SessionId, ZoneId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireInstant } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireUuidOrNull } from '../wire/number.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'
import { wireCustomerData } from './delivery-data.ts'

/** The other facts that a sender knows of its cart. The server determines all of it by itself and uses none of it. */
export interface CartFacts {
  readonly customerId: CustomerId | null
  /** Wire `employee`: the documents' name for the session's id (CART-039). */
  readonly sessionId: SessionId | null
  readonly zoneId: ZoneId | null
  /** Null for a new cart. */
  readonly openedAt: Instant | null
  /** Wire `multiorder`: several people order into it, as at a table. */
  readonly isShared: boolean
  readonly hasBuffet: boolean
  readonly buffetBlocked: boolean
}

export const noFacts: CartFacts = {
  customerId: null,
  sessionId: null,
  zoneId: null,
  openedAt: null,
  isShared: false,
  hasBuffet: false,
  buffetBlocked: false,
}

/** The names that CART-025 and CART-028 use; an address or a zone in another shape is harmless. */
export const factFields = {
  customer: wireUuidOrNull<CustomerId>(),
  employee: typedLineOrNull(64),
  address: z.optional(z.unknown()),
  address_billing: z.optional(z.unknown()),
  zone: z.optional(z.unknown()),
  open_time: z.nullish(wireInstant),
  multiorder: wireFlag,
  is_buffet: wireFlag,
  buffet_bloqued: wireFlag,
}

interface Whereto {
  readonly address: Address | null
  readonly contact: Contact | null
}

export function writeFacts(facts: CartFacts, { address, contact }: Whereto) {
  const home = { name: contact?.fullName ?? '', phone: contact?.phone ?? '' }
  return {
    customer: facts.customerId,
    employee: facts.sessionId,
    address: address && z.encode(wireCustomerData, { ...home, address }),
    // The same as the delivery address, until the checkout asks for another.
    address_billing: null,
    zone: facts.zoneId,
    open_time: facts.openedAt,
    multiorder: facts.isShared,
    is_buffet: facts.hasBuffet,
    buffet_bloqued: facts.buffetBlocked,
  }
}
