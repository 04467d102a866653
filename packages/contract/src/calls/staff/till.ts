import type { StaffId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
import { wireCents } from '../../wire/cents.ts'
import { wireId, wireWhole } from '../../wire/number.ts'

const wirePouch = z.object({
  staffId: wireId<StaffId>(),
  name: z.string(),
  amount: wireCents,
  /** From how many orders it is. */
  takings: wireWhole,
})
const examplePouch = { staffId: 8, name: 'Hugo Demo', amount: 1950, takings: 1 }

export const showPouches = staffCall({
  method: 'GET',
  path: '/staff/pouches',
  right: 'till.work',
  place: 'store',
  requirements: ['DAY-105'],
  summary: 'Who has cash of a store that was not handed in, and how much, whatever day it was taken.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.array(wirePouch),
})
export const showPouchesExample = (): Example<typeof showPouches> => ({
  request: { storeId: 1 },
  reply: [examplePouch],
})

export const handInPouch = staffCall({
  method: 'POST',
  path: '/staff/pouches/hand-in',
  right: 'till.work',
  place: 'store',
  requirements: ['DAY-105'],
  summary: 'Puts the cash of a pouch into the drawer, the whole of it, as it was counted.',
  request: z.object({ storeId: wireId<StoreId>(), staffId: wireId<StaffId>(), counted: wireCents }),
  reply: wirePouch,
})
export const handInPouchExample = (): Example<typeof handInPouch> => ({
  request: { storeId: 1, staffId: 8, counted: 1950 },
  reply: examplePouch,
})
