import type { getC10Client as row } from '@comanda/contract/calls/venue'
import type { Handler } from '../call/handler.ts'

/** Receipts belong to whoever is logged in, never to an id somebody sends (OPEN-099). */
export const getC10Client: Handler<typeof row> = async (_request, { session }) => ({
  clientId: session?.customerId ?? null,
})
