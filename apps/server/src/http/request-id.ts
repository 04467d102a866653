import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ids = new WeakMap<object, string>()

/** A request has one id, whichever way it is answered: its answer names it, and so does whatever is logged of it. */
export function nameRequest(request: Pick<IncomingMessage, 'headers'>): string {
  const id = ids.get(request) ?? randomUUID()
  ids.set(request, id)
  return id
}
