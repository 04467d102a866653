import { presence } from '../state/presence.ts'

const lookEveryMs = 3_600_000

/**
 * Once somebody was here the shell opens without a network: its worker keeps every file of this version. Whoever only
 * came to the door keeps nothing.
 */
export function keepShell(): void {
  if (!('serviceWorker' in navigator)) return
  const stop = presence.follow(({ state }) => {
    if (state !== 'here') return
    stop()
    void register()
  })
}

/** A board is open for days, so it asks by itself whether there is another version. */
async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs)
}
