import { useCallback, useEffect, useRef, useState } from 'react'

export interface WakeLock {
  readonly isAwake: boolean
  /** Asks again, as a browser may want a touch first; null where it cannot keep any screen on. */
  readonly keepAwake: (() => void) | null
}

/** Keeps the screen on while a board is shown. The lock is lost whenever the page is hidden, and is asked for again. */
export function useWakeLock(): WakeLock {
  const held = useRef<WakeLockSentinel | null>(null)
  const isGone = useRef(false)
  const [isAwake, setAwake] = useState(false)
  const keepAwake = useCallback(() => {
    if (!('wakeLock' in navigator) || document.hidden) return
    const look = () => setAwake(held.current?.released === false)
    navigator.wakeLock.request('screen').then((lock) => {
      const before = held.current
      held.current = lock
      lock.addEventListener('release', look)
      // One lock is enough, and a board that was left meanwhile needs none.
      void (isGone.current ? lock : before)?.release()
      look()
    }, look)
  }, [])
  useEffect(() => {
    isGone.current = false
    keepAwake()
    document.addEventListener('visibilitychange', keepAwake)
    return () => {
      isGone.current = true
      document.removeEventListener('visibilitychange', keepAwake)
      void held.current?.release()
    }
  }, [keepAwake])
  return { isAwake, keepAwake: 'wakeLock' in navigator ? keepAwake : null }
}
