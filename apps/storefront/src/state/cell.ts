import { useSyncExternalStore } from 'react'

/** A value of this page that several parts read. */
export interface Cell<Value> {
  get(): Value
  set(next: Value): void
  /** On the server, and until the page has come alive, everybody reads the first value. */
  use(): Value
}

export function createCell<Value>(first: Value): Cell<Value> {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
  }
}
