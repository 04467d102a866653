import type { getC10Client as row } from '@comanda/contract/calls/venue'
import type { Handler } from '../call/handler.ts'

/** Receipts belong to the logged-in customer, never to an id that somebody sends (OPEN-099). */
export const getC10Client: Handler<typeof row> = async (_request, { session }) => ({
  clientId: session?.customerId ?? null,
})
