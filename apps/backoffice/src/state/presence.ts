import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import type { RefusalCode } from '@comanda/contract/refusal-codes'
import { createCell } from '@comanda/screen/cell'

/** Whether somebody is in front of this screen, and who. */
export type Presence =
  | { readonly state: 'asking' }
  /** The server does not answer, so nobody knows. */
  | { readonly state: 'unknown' }
  /** `ended`: somebody was there, and the session is over. `gone`: the device was taken off the list. */
  | { readonly state: 'nobody'; readonly why: 'new' | 'ended' | 'gone' }
  | { readonly state: 'here'; readonly session: StaffSession }

export const presence = createCell<Presence>({ state: 'asking' })

export function arrive(session: StaffSession): void {
  presence.set({ state: 'here', session })
}

/** The person leaves; a device stays where it is and asks who comes next. */
export function leave(): void {
  const now = presence.get()
  if (now.state !== 'here') return
  const { session } = now
  if (session.device === null) presence.set({ state: 'nobody', why: 'new' })
  else arrive({ ...session, person: null })
}

/** The refusals that say that no person is there. */
const withoutPerson: readonly RefusalCode[] = ['session-missing', 'session-unknown', 'session-expired', 'staff-only']

/** The news that a refusal of any call brings about who is there. */
export function hearRefusal(code: RefusalCode): void {
  const now = presence.get()
  // Calls that were under way together are refused together: the first has said why nobody is there.
  if (now.state === 'nobody') return
  if (code === 'device-unknown') presence.set({ state: 'nobody', why: now.state === 'here' ? 'gone' : 'new' })
  if (!withoutPerson.includes(code)) return
  const session = now.state === 'here' ? now.session : null
  if (session?.device) arrive({ ...session, person: null })
  else presence.set({ state: 'nobody', why: session?.person ? 'ended' : 'new' })
}
