import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** A value of this page that several parts read. */
export interface Cell<Value> {
  get(): Value
  set(next: Value): void
  /** Calls the listener on every change, until the returned function is called. */
  follow(listener: (value: Value) => void): () => void
  /** On the server, and until the page is hydrated, every reader gets the first value. */
  use(): Value
  /** The same, drawn after what a tap changes at once, and in slices: for a reader that much depends on. */
  useLater(): Value
}

export function createCell<Value>(first: Value): Cell<Value> {
  let value = first
  const listeners = new Set<(value: Value) => void>()
  const follow = (listener: (value: Value) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const read = () => value
  return {
    get: read,
    set(next) {
      value = next
      for (const listener of listeners) listener(value)
    },
    follow,
    use: () => useSyncExternalStore(follow, read, () => first),
    useLater: () => useLater(first, read, follow),
  }
}

function useLater<Value>(first: Value, read: () => Value, follow: Cell<Value>['follow']): Value {
  const [shown, setShown] = useState(() => first)
  useEffect(() => {
    const hear = () => startTransition(() => setShown(read))
    hear()
    return follow(hear)
  }, [read, follow])
  return shown
}
