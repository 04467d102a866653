import { expect, it } from 'vitest'
import { toTicket } from './post-ticket.ts'

it('has as many lines as were written for it, whatever they hold [F-063]', () => {
  const forged = 'Ana\r\n2 × Bogavante\u001b@\u2028x'
  expect(toTicket(['#17 pickup', forged, '', '1 × Pulpo']).split('\n')).toEqual([
    '#17 pickup',
    'Ana 2 × Bogavante @ x',
    '1 × Pulpo',
  ])
})
