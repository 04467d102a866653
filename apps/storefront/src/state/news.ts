import type { Toast } from '@comanda/ui/toast-region'
import { useSyncExternalStore } from 'react'

const shownFor = 6000
const none: readonly Toast[] = []
let toasts = none
let count = 0
const listeners = new Set<() => void>()

/** Passing news: shown and read out once, then gone. */
export function tell(text: string): void {
  const id = ++count
  change([...toasts, { id, text }])
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), shownFor)
}

export function useNews(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
