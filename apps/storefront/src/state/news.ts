import type { Toast } from '@comanda/ui/toast-region'
import { useSyncExternalStore } from 'react'

const shownFor = 6000
/** How long errors are shown; «no such mode» twice as long (CONST-002). */
export const errorShownMs = 5000
export const noSuchModeShownMs = 10_000

const none: readonly Toast[] = []
let toasts = none
let count = 0
const listeners = new Set<() => void>()

/** A short notice: shown and read out once, then gone. */
export function tell(text: string): void {
  show({ text }, shownFor)
}

/** Something failed that the visitor is not looking at. */
export function tellError(text: string, ms: number = errorShownMs): void {
  show({ text, isError: true }, ms)
}

export const listNews = (): readonly Toast[] => toasts

export function useNews(): readonly Toast[] {
  return useSyncExternalStore(subscribe, listNews, () => none)
}

function show(toast: Omit<Toast, 'id'>, ms: number): void {
  const id = ++count
  change([...toasts, { id, ...toast }])
  setTimeout(() => change(toasts.filter((other) => other.id !== id)), ms)
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
