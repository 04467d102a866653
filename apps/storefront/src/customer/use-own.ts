import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { type CustomerId, toId } from '@comanda/rules/ids'
import { type Read, useRead } from '@comanda/screen/use-read'
import { leavePage } from '../state/leave-page.ts'
import { dropUser, readUser } from '../state/user.ts'
import { toLoginAddress } from '../views/login-address.ts'

/** Something of the customer's own, by its name. Whoever's session has ended is asked to log in, and comes back. */
export function useOwn<Value>(name: string, ask: (id: CustomerId) => Promise<Value | ToldRefusal>): Read<Value> {
  return useRead(name, async () => {
    const user = readUser()
    if (user === null) return logIn()
    const reply = await ask(toId<CustomerId>(user.id))
    return isRefusal(reply) && strangers.has(reply.refused) ? logIn() : reply
  })
}

/** The session turned out to be nobody's, or somebody else's. */
const strangers: ReadonlySet<string> = new Set(['customer-only', 'customer-not-found'])

function logIn(): Promise<never> {
  dropUser()
  return leavePage(toLoginAddress(location.pathname))
}
