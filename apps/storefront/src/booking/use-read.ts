import { useEffect, useRef, useState } from 'react'

export type Read<Value> =
  | { readonly state: 'idle' | 'reading' | 'failed' }
  | { readonly state: 'read'; readonly value: Value }

/** Reads anew whenever the key changes; null reads nothing. What arrives late for an old key is dropped. */
export function useRead<Value>(
  key: string | null,
  read: () => Promise<Value>,
): { readonly answer: Read<Value>; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [kept, setKept] = useState<{ readonly of: string; readonly answer: Read<Value> } | null>(null)
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  const asked = key === null ? null : `${attempt} ${key}`
  useEffect(() => {
    if (asked === null) return
    let isGone = false
    const keep = (answer: Read<Value>) => !isGone && setKept({ of: asked, answer })
    latest.current().then(
      (value) => keep({ state: 'read', value }),
      () => keep({ state: 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [asked])
  const answer: Read<Value> =
    asked === null ? { state: 'idle' } : kept?.of === asked ? kept.answer : { state: 'reading' }
  return { answer, retry: () => setAttempt((count) => count + 1) }
}
