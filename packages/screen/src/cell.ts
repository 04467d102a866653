import { useSyncExternalStore } from 'react'

/** A value of this page that several parts read. */
export interface Cell<Value> {
  get(): Value
  set(next: Value): void
  /** Calls the listener on every change, until the returned function is called. */
  follow(listener: (value: Value) => void): () => void
  /** On the server, and until the page is hydrated, every reader gets the first value. */
  use(): Value
}

export function createCell<Value>(first: Value): Cell<Value> {
  let value = first
  const listeners = new Set<(value: Value) => void>()
  const follow = (listener: (value: Value) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener(value)
    },
    follow,
    use: () =>
      useSyncExternalStore(
        follow,
        () => value,
        () => first,
      ),
  }
}
