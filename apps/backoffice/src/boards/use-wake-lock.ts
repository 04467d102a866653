import { useCallback, useEffect, useState } from 'react'

export interface WakeLock {
  readonly isAwake: boolean
  /** Asks again; a browser may want a touch first. */
  readonly keepAwake: () => void
}

/** Keeps the screen on while a board is shown. The lock is lost whenever the page is hidden, and is asked for again. */
export function useWakeLock(): WakeLock {
  const [isAwake, setAwake] = useState(false)
  const keepAwake = useCallback(() => {
    if (!('wakeLock' in navigator) || document.hidden) return
    navigator.wakeLock.request('screen').then(
      (lock) => {
        setAwake(!lock.released)
        lock.addEventListener('release', () => setAwake(false))
      },
      () => setAwake(false),
    )
  }, [])
  useEffect(() => {
    keepAwake()
    document.addEventListener('visibilitychange', keepAwake)
    return () => document.removeEventListener('visibilitychange', keepAwake)
  }, [keepAwake])
  return { isAwake, keepAwake }
}
