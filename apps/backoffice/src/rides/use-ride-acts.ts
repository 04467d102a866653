import { claimRide, moveRide } from '@comanda/contract/calls/staff/rides'
import { isRefusal } from '@comanda/contract/refusals'
import type { OrderId } from '@comanda/rules/ids'
import { toFailureText } from '@comanda/screen/failure'
import { tell } from '@comanda/screen/toasts'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { call } from '../state/client.ts'

export interface RideActs {
  /** Something is being sent, or the server cannot be reached. */
  readonly isHeld: boolean
  readonly claim: (ids: readonly OrderId[]) => Promise<void>
  readonly leave: (ids: readonly OrderId[]) => Promise<void>
  readonly deliver: (id: OrderId) => Promise<boolean>
}

/** What a rider does. A refusal says who was faster, and the phone reads again in any case. */
export function useRideActs({ again, isCutOff }: { readonly again: () => void; readonly isCutOff: boolean }): RideActs {
  const { rides: words, common } = useWords('rides', 'common')
  const { isSending, send } = useSend({
    tell(failure) {
      const isTaken = isRefusal(failure) && failure.refused === 'ride-taken' && failure.details?.by
      tell(isTaken ? words.takenBy(isTaken) : toFailureText(failure, common.notSent))
    },
  })
  const claim = (orderId: OrderId) => call(claimRide, { orderId })
  const move = (orderId: OrderId, to: 'out' | 'delivered') => call(moveRide, { orderId, to })
  async function each(ids: readonly OrderId[], make: (id: OrderId) => ReturnType<typeof claim>): Promise<boolean> {
    let done = 0
    // One that somebody else has does not keep the others.
    for (const id of ids) if ((await send(() => make(id))) !== undefined) done++
    again()
    return done === ids.length
  }
  return {
    isHeld: isSending || isCutOff,
    claim: async (ids) => void (await each(ids, claim)),
    leave: async (ids) => void (await each(ids, (id) => move(id, 'out'))),
    deliver: (id) => each([id], () => move(id, 'delivered')),
  }
}
