import { whoAmI } from '@comanda/contract/calls/staff/door'
import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import { isRefusal } from '@comanda/contract/refusals'
import { answerWithinMs } from './answer-within.ts'
import { call } from './client.ts'
import { findKeptSession } from './kept-session.ts'
import { arrive, presence } from './presence.ts'
import { isSignOutUnreported, reportSignOut } from './report-sign-out.ts'

const askAgainMs = 2_000

/** Asked when the page opens, and again when somebody presses «try again». */
export async function loadPresence(): Promise<void> {
  presence.set({ state: 'asking' })
  // A network can be there and carry nothing: then no failure comes either.
  const late = setTimeout(assumeLast, answerWithinMs)
  await ask()
  clearTimeout(late)
}

async function ask(): Promise<void> {
  try {
    const session = await call(whoAmI, {})
    if (!isRefusal(session)) await admit(session)
    // A refusal that names neither a session nor a device leaves the question open.
    else if (presence.get().state === 'asking') presence.set({ state: 'nobody', why: 'new' })
  } catch {
    const assumed = assumeLast()
    if (assumed === null) return presence.set({ state: 'unknown' })
    // Somebody may have locked the screen meanwhile: then the answer is of no interest any more.
    setTimeout(() => presence.get() === assumed && ask(), askAgainMs)
  }
}

/** Of whoever has left meanwhile the server is told now: its return must not open the screen. */
async function admit(session: StaffSession): Promise<void> {
  if (session.person === null || !isSignOutUnreported()) return arrive(session)
  await reportSignOut()
  if (session.device === null) presence.set({ state: 'nobody', why: 'new' })
  else arrive({ ...session, person: null })
}

/** Without an answer whoever was here last is shown what the device keeps; the server decides once it answers. */
function assumeLast(): ReturnType<typeof presence.get> | null {
  if (presence.get().state === 'asking') {
    const session = findKeptSession()
    if (session !== undefined) arrive(session)
  }
  return presence.get().state === 'here' ? presence.get() : null
}
