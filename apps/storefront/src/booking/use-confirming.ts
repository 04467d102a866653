import {
  type BookingAnswer,
  bookingErrorSeconds,
  type Confirming,
  passTime,
  settleConfirming,
  startConfirming,
} from '@comanda/rules/booking/confirming'
import { instant } from '@comanda/rules/time/store-moment'
import { useEffect, useRef, useState } from 'react'

/** The last step: one answer at a time, an error for three seconds, then the button again (BOOKING-020). */
export function useConfirming() {
  const [confirming, setConfirming] = useState<Confirming>({ state: 'ready' })
  // Two taps in one frame both see the state of the last one drawn.
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (confirming.state !== 'refused') return
    const timer = setTimeout(() => {
      setConfirming((current) => passTime(current, instant(Date.now())))
    }, bookingErrorSeconds * 1000)
    return () => clearTimeout(timer)
  }, [confirming])

  return {
    confirming,
    /** False when it has begun already. */
    start(): boolean {
      if (isUnderWay.current || confirming.state !== 'ready') return false
      isUnderWay.current = true
      setConfirming(startConfirming)
      return true
    },
    settle(answer: BookingAnswer): void {
      isUnderWay.current = false
      setConfirming(settleConfirming(answer, instant(Date.now())))
    },
    /** The guest thought better of it. */
    drop(): void {
      isUnderWay.current = false
      setConfirming({ state: 'ready' })
    },
  }
}
