import { useEffect, useMemo, useRef } from 'react'
import { type Ask, createReader, type NextLook, type Reader, type Reading } from './create-reader.ts'

export type Read<Value> = Reading<Value> & Pick<Reader<Value>, 'again' | 'show'>

/**
 * Reads once the page is hydrated, and again whenever the key changes; null asks nothing yet, and stays loading. A
 * value read under another key is never shown, and an answer that arrives late for one is dropped.
 */
export function useRead<Value>(key: string | null, ask: Ask<Value>, nextLook?: NextLook<Value>): Read<Value> {
  const latest = useRef({ ask, nextLook })
  useEffect(() => {
    latest.current = { ask, nextLook }
  })
  const reader = useMemo(
    () =>
      createReader<Value>({
        name: key ?? '',
        ask: (signal) => latest.current.ask(signal),
        nextLook: (value) => latest.current.nextLook?.(value) ?? null,
      }),
    [key],
  )
  useEffect(() => (key === null ? undefined : reader.open()), [key, reader])
  return { ...reader.use(), again: reader.again, show: reader.show }
}
