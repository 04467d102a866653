import { whoAmI } from '@comanda/contract/calls/staff/door'
import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import { findReply, printReply } from '@comanda/contract/kept-reply'
import { tabStorage } from '@comanda/screen/storage'
import { forget, forgetBoards, keep, readKept } from './kept.ts'
import { type Presence, presence } from './presence.ts'
import { isSignOutUnreported } from './report-sign-out.ts'

/** Of a person it is kept with the tab: a reload finds them, a browser that was closed does not. */
const ofPerson = 'comanda-person'

/**
 * Remembers who is there, for an opening without a network; whoever is gone leaves nothing behind. Until the returned
 * function is called.
 */
export function keepWhoIsHere(): () => void {
  return presence.follow((now) => {
    if (now.state === 'nobody') forgetAll()
    if (now.state === 'here') keepSession(now)
  })
}

function keepSession({ session }: Extract<Presence, { readonly state: 'here' }>): void {
  // Whoever has come in since then is another visit.
  if (session.person !== null) forget('sign-out-unreported')
  if (session.device !== null) keep('device', printReply(whoAmI, { ...session, person: null }))
  tabStorage.keep(ofPerson, printReply(whoAmI, session))
}

function forgetAll(): void {
  forget('device')
  forgetBoards()
  tabStorage.forget(ofPerson)
}

/** The person who was there last; undefined where nobody was, or where it was kept by another version. */
export function findKeptSession(): StaffSession | undefined {
  const kept = (isSignOutUnreported() ? null : tabStorage.read(ofPerson)) ?? readKept('device')
  return kept === null ? undefined : findReply(whoAmI, kept)
}
