import { claimRide, moveRide } from '@comanda/contract/calls/staff/rides'
import { useWords } from '@comanda/screen/words'
import { useAct } from '../boards/use-act.ts'
import { call } from '../state/client.ts'
import type { FreeRide } from './ride-things.ts'

/** The facts of a delivery before and after somebody takes it. */
type Known = Pick<FreeRide, 'orderId' | 'number'>

export interface RideActs {
  /** Something is being sent, or the server cannot be reached. */
  readonly isHeld: boolean
  readonly claim: (rides: readonly Known[]) => Promise<void>
  readonly leave: (rides: readonly Known[]) => Promise<void>
  readonly deliver: (ride: Known) => Promise<boolean>
}

/** The acts of a rider; the phone reads again in any case. */
export function useRideActs(): RideActs {
  const { rides: words } = useWords('rides')
  const { isHeld, act } = useAct({ inPassing: true })
  type Make = (ride: Known) => ReturnType<typeof call<typeof claimRide>>
  const each = async (rides: readonly Known[], what: string, make: Make) => {
    // One that somebody else has does not keep the others.
    for (const ride of rides) await act({ text: `${words.order(ride.number)}: ${what}`, make: () => make(ride) })
  }
  return {
    isHeld,
    claim: (rides) => each(rides, words.claim, ({ orderId }) => call(claimRide, { orderId })),
    leave: (rides) => each(rides, words.leave, ({ orderId }) => call(moveRide, { orderId, to: 'out' })),
    deliver: async ({ orderId, number }) => {
      const text = `${words.order(number)}: ${words.deliver}`
      return (await act({ text, make: () => call(moveRide, { orderId, to: 'delivered' }) })) !== undefined
    },
  }
}
