import { useEffect, useState } from 'react'

/** Long enough to ask once per word, short enough that nobody notices. */
const typingPause = 220

/** What was typed, once nobody types for a moment: each letter alone would ask the server. */
export function useSettled(typed: string): string {
  const [settled, settle] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
