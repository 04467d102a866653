import { showKitchen, showKitchenExample } from '@comanda/contract/calls/staff/kitchen'
import { readReply } from '@comanda/contract/read-reply'
import { isRefusal } from '@comanda/contract/refusals'
import { describe, expect, it } from 'vitest'
import { listThings, toKept } from './kitchen-things.ts'

const read = readReply(showKitchen, { status: 200, body: showKitchenExample().reply })
if (isRefusal(read)) throw new Error('the example is refused')
const reply = read
const [first] = reply.tickets
if (first === undefined) throw new Error('the example has no ticket')
const ticket = first

/** What is kept of the example's ticket, sent in this mode from this place. */
function keep(mode: typeof ticket.mode, place: string) {
  const sent = { ...reply, tickets: [{ ...ticket, mode, place, notes: 'sin gluten' }] }
  return toKept(sent, listThings(sent)).tickets
}

describe('the kept tickets of a kitchen', () => {
  it('keep their table, and never the name of a guest', () => {
    expect(keep('table', 'Sala 4')).toMatchObject([{ place: 'Sala 4' }])
    expect(keep('pickup', 'Ana Gil')).toMatchObject([{ place: '', number: ticket.number }])
    expect(keep('delivery', 'Ana Gil')).toMatchObject([{ place: '', number: ticket.number }])
  })

  it('keep their dishes as they are now, and what an allergy may stand in', () => {
    const [kept] = keep('pickup', 'Ana Gil')
    expect(kept?.notes).toBe('sin gluten')
    expect(kept?.items).toMatchObject(ticket.items)
    const changed = listThings(reply).map((thing) => ({ ...thing, state: 'ready' as const }))
    expect(toKept(reply, changed).tickets[0]?.items.map(({ state }) => state)).toContain('ready')
  })
})
