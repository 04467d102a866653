import { signOut } from '@comanda/contract/calls/staff/door'
import { call } from './client.ts'
import { forget, keep, readKept } from './kept.ts'

/**
 * Tells the server that the person has left. It is noted until the server has answered: else a server that comes back
 * would open the screen for a person who is gone.
 */
export async function reportSignOut(): Promise<void> {
  keep('sign-out-unreported', '1')
  try {
    await call(signOut, {})
    forget('sign-out-unreported')
  } catch {}
}

/** Somebody has left, and the server does not know. */
export function isSignOutUnreported(): boolean {
  return readKept('sign-out-unreported') !== null
}
