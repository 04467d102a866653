import type { Address } from '@comanda/rules/customer/contact'
import { isAddressComplete, noAddress } from '@comanda/rules/setup/address-form'
import { toAddressLine } from '@comanda/rules/setup/address-line'
import type { Store } from '@comanda/rules/venue/store'
import { tellError } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import type { Dispatch } from 'react'
import { keepPlace } from './kept-address.ts'
import type { Venues } from './load-venues.ts'
import type { SetupChange, SetupChoices } from './reduce-setup.ts'
import type { AddressCheck } from './use-address-check.ts'

/** Where an order is delivered, and whether a store delivers there. */
export interface Delivery {
  /** The customer's own address, if there is one. */
  readonly own: Address | null
  /** As typed so far. */
  readonly typed: Address
  /** The chosen one of the two. */
  readonly address: Address | null
  /** Null until it was asked. */
  readonly isServed: boolean | null
  readonly isChecking: boolean
  readonly type: (address: Address) => void
  readonly takeOwn: (isTaken: boolean) => void
  /** The stores that deliver there; the nearest is then chosen (SETUP-039). */
  readonly check: () => Promise<readonly Store[]>
}

interface DeliveryQuestion extends AddressCheck {
  readonly choices: SetupChoices
  readonly venues: Venues | null
  readonly change: Dispatch<SetupChange>
}

export function useDelivery({ choices, venues, change, isChecking, findServing }: DeliveryQuestion): Delivery {
  const words = useWords('setup').setup
  const { draft, serving } = choices
  const own = venues?.defaultAddress?.address ?? null
  const typed = draft.address ?? noAddress
  const address = draft.usesDefaultAddress ? own : draft.address
  return {
    own,
    typed,
    address,
    isServed: serving === null ? null : serving.length > 0,
    isChecking,
    type(changed) {
      // Coordinates are known only for a place chosen from the suggestions.
      if (toAddressLine(changed) !== toAddressLine(typed)) keepPlace(null)
      change({ kind: 'address', address: changed })
    },
    takeOwn(isTaken) {
      change({ kind: 'default-address', isTaken })
      if (isTaken && own) findServing(own)
    },
    async check() {
      if (address === null || !isAddressComplete(address)) {
        tellError(words.fieldsMissing)
        return []
      }
      return findServing(address)
    },
  }
}
