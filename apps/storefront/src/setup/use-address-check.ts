import { getNearestStore } from '@comanda/contract/calls/venue'
import { isRefusal } from '@comanda/contract/refusals'
import type { Address } from '@comanda/rules/customer/contact'
import type { Store } from '@comanda/rules/venue/store'
import { useWords } from '@comanda/screen/words'
import { type Dispatch, useCallback, useState } from 'react'
import { call } from '../state/client.ts'
import type { SetupChange } from './reduce-setup.ts'
import { tellSetupFailure } from './tell-setup-failure.ts'

export interface AddressCheck {
  readonly isChecking: boolean
  /** The stores that deliver there; the nearest is then chosen (SETUP-039). */
  readonly findServing: (address: Address) => Promise<readonly Store[]>
}

/** Asks which stores deliver to an address. Another address may be asked before the first answer comes. */
export function useAddressCheck(change: Dispatch<SetupChange>): AddressCheck {
  const words = useWords('setup', 'refusals', 'table')
  const [isChecking, setChecking] = useState(false)
  const findServing = useCallback(
    async (address: Address): Promise<readonly Store[]> => {
      setChecking(true)
      try {
        const found = await call(getNearestStore, address)
        if (isRefusal(found)) throw new Error(found.refused)
        change({ kind: 'served', stores: found.list, nearest: found.store?.id ?? null })
        return found.list
      } catch (error) {
        tellSetupFailure(error, words)
        return []
      } finally {
        setChecking(false)
      }
    },
    [words, change],
  )
  return { isChecking, findServing }
}
