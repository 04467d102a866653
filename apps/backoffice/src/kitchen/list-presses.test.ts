import { listBumped, listBumpedExample } from '@comanda/contract/calls/staff/kitchen'
import { readReply } from '@comanda/contract/read-reply'
import { isRefusal } from '@comanda/contract/refusals'
import { expect, it } from 'vitest'
import { listPresses } from './list-presses.ts'

it('lists what was bumped by the press that did it, newest first [DAY-222]', () => {
  const [one] = listBumpedExample().reply
  const other = '5b0b1c64-5d7e-4a54-9d0f-51f0d3d2a7c2'
  const named = (name: string, pressId: string | null) => ({ ...one, pressId, item: { ...one?.item, name } })
  const reply = [named('Pulpo', one?.pressId ?? null), named('Arroz', other), named('Gambas', one?.pressId ?? null)]
  const listed = readReply(listBumped, { status: 200, body: reply })
  if (isRefusal(listed)) throw new Error('the example is no reply')
  expect(listPresses(listed).map(({ items }) => items.map(({ name }) => name))).toEqual([
    ['Pulpo', 'Gambas'],
    ['Arroz'],
  ])
})
