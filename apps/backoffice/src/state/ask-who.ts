import { whoAmI } from '@comanda/contract/calls/staff/door'
import { isRefusal } from '@comanda/contract/refusals'
import { call } from './client.ts'
import { arrive, who } from './who.ts'

/** Asked when the page opens, and again when somebody presses «try again». */
export async function askWho(): Promise<void> {
  who.set({ state: 'asking' })
  try {
    const session = await call(whoAmI, {})
    if (!isRefusal(session)) arrive(session)
    // A refusal that names neither a session nor a device leaves the question open.
    else if (who.get().state === 'asking') who.set({ state: 'nobody', why: 'new' })
  } catch {
    who.set({ state: 'unknown' })
  }
}
