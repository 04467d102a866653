import { createCell } from '@comanda/screen/cell'
import { useEffect, useId, useRef, useState } from 'react'

const touches = ['pointerdown', 'keydown'] as const

/** Whatever calls for somebody now; one bell rings for all of it. */
export const calling = createCell<ReadonlySet<string>>(new Set())

/** Calls for everything that is new since it was first shown, until the screen is touched (DAY-084). */
export function useAlarm(ids: readonly string[] | null, insists: boolean): void {
  const name = useId()
  const known = useRef<ReadonlySet<string> | null>(null)
  const [hasNews, setNews] = useState(false)
  const isCalling = hasNews || insists
  useEffect(() => {
    // Another board is being read: what it shows at first is not new.
    if (ids === null) {
      known.current = null
      return
    }
    const before = known.current
    known.current = new Set([...(before ?? []), ...ids])
    if (before !== null && ids.some((id) => !before.has(id))) setNews(true)
  }, [ids])
  useEffect(() => {
    const hush = () => setNews(false)
    for (const kind of touches) addEventListener(kind, hush, { capture: true })
    return () => {
      for (const kind of touches) removeEventListener(kind, hush, { capture: true })
    }
  }, [])
  useEffect(() => {
    if (!isCalling) return undefined
    calling.set(new Set([...calling.get(), name]))
    return () => calling.set(new Set([...calling.get()].filter((one) => one !== name)))
  }, [isCalling, name])
}
