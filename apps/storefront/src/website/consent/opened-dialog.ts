import { useSyncExternalStore } from 'react'

export type ConsentDialog = 'policy' | 'settings'

let shown: ConsentDialog | null = null
const listeners = new Set<() => void>()

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

/**
 * Opens the cookie policy, and the choice about cookies, which can be changed at any time, from the footer and from the
 * banner (CONSENT-010). The footer's buttons have no code of their own, so each button names what it opens.
 */
export function followCookieButtons(): () => void {
  const open = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookies]') : null
    if (button) show(button.dataset.cookies === 'policy' ? 'policy' : 'settings')
  }
  document.addEventListener('click', open)
  return () => document.removeEventListener('click', open)
}

function show(next: ConsentDialog | null): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
