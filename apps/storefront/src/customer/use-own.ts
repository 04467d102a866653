import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { CustomerId } from '@comanda/rules/ids'
import { type Read, useRead } from '@comanda/screen/use-read'
import { leavePage } from '../state/leave-page.ts'
import { dropUser, readUser } from '../state/user.ts'
import { toLoginAddress } from '../views/login-address.ts'

/** Reads something that belongs to the customer, by its name. After an ended session the login leads back here. */
export function useOwn<Value>(name: string, ask: (id: CustomerId) => Promise<Value | ToldRefusal>): Read<Value> {
  return useRead(name, async () => {
    const user = readUser()
    if (user === null) return logIn()
    const reply = await ask(user.id)
    return isRefusal(reply) && strangers.has(reply.refused) ? logIn() : reply
  })
}

/** The session belongs to nobody, or to somebody else. */
const strangers: ReadonlySet<string> = new Set(['customer-only', 'customer-not-found'])

function logIn(): Promise<never> {
  dropUser()
  return leavePage(toLoginAddress(location.pathname))
}
