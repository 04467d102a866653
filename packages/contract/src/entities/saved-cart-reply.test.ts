import { type LineId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { postCartItem, putCartItem } from '../calls/cart-line.ts'
import { exampleLineId } from '../examples/cart.ts'

it.each([postCartItem, putCartItem])(
  'a line is answered with its id, a status and a message [CART-032]',
  ({ reply }) => {
    const told = { lineId: toId<LineId>(exampleLineId), version: 3, total: cents(1250) }
    const wire = { id: exampleLineId, status: 'OK', message: '', version: 3, total_ticket: '12.50' }
    expect(z.encode(reply, told)).toEqual(wire)
    expect(z.decode(reply, wire as never)).toEqual(told)
  },
)
