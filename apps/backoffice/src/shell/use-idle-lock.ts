import { useEffect } from 'react'
import type { Presence } from '../state/presence.ts'
import { lockScreen } from './lock-screen.ts'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
const lookEveryMs = 1_000

/** A device at which somebody works locks itself some time after the last touch; its setting says when. */
export function useIdleLock(now: Presence): void {
  const session = now.state === 'here' ? now.session : null
  const minutes = session?.person ? (session.device?.lockMinutes ?? 0) : 0
  const limit = minutes === 0 ? null : minutes * 60_000
  useEffect(() => {
    if (limit === null) return undefined
    let last = Date.now()
    const touch = () => {
      last = Date.now()
    }
    // Looked at again and again: a phone that slept counts the time it was asleep.
    const timer = setInterval(() => Date.now() - last >= limit && lockScreen(), lookEveryMs)
    for (const kind of touches) addEventListener(kind, touch, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const kind of touches) removeEventListener(kind, touch, { capture: true })
    }
  }, [limit])
}
