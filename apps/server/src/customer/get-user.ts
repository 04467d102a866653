import type { getUser as row } from '@comanda/contract/calls/customer'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { findCustomer } from './customer.repository.ts'

/** Only one's own account: somebody else's looks like one that does not exist. */
export const getUser: Handler<typeof row> = async ({ id }, { database, siteId, session }) => {
  const found = session?.customerId === id ? await findCustomer(database, siteId, id) : undefined
  return found ?? refusal('customer-not-found')
}
