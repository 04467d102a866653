import { useSyncExternalStore } from 'react'

export type ConsentDialog = 'policy' | 'settings'

let shown: ConsentDialog | null = null
const listeners = new Set<() => void>()

/** The cookie policy, from the footer and from the banner (CONSENT-010). */
export function openCookiePolicy(): void {
  show('policy')
}

/** The choice about cookies, to be made or taken back at any time. */
export function openCookieSettings(): void {
  show('settings')
}

export function closeConsentDialog(): void {
  show(null)
}

export function useConsentDialog(): ConsentDialog | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}

function show(next: ConsentDialog | null): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
