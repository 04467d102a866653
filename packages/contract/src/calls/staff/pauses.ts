import type { OptionValueId, ProductId, StoreId } from '@comanda/rules/ids'
import { pauseEnds } from '@comanda/rules/venue/pause-end'
import { z } from 'zod/mini'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
import { wireDate, wireInstant } from '../../wire/date.ts'
import { wireId, wireIdOrNull, wireWhole, wireWholeOrNull } from '../../wire/number.ts'

/** A dish, or a value of an option; exactly one of the two. */
const pausable = { productId: wireIdOrNull<ProductId>(), optionValueId: wireIdOrNull<OptionValueId>() }

const wirePausable = z.object({
  ...pausable,
  name: z.string(),
  /** Until when the store is out of it; null while it is sold. */
  pausedUntil: z.nullable(wireInstant),
  /** How many can still be sold; null where nobody counts. */
  unitsLeft: wireWholeOrNull,
})

const listedPausable = z.extend(wirePausable, {
  /** The other dishes that nobody could sell without it. */
  falls: z.array(z.string()),
})

export const showPauses = staffCall({
  method: 'GET',
  path: '/staff/pauses',
  right: 'menu.pause',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-089', 'DAY-091', 'DAY-093'],
  summary: 'What a store sells, dishes and option values, and until when it is out of some of it.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({ dishes: z.array(listedPausable), values: z.array(listedPausable) }),
})
export const showPausesExample = (): Example<typeof showPauses> => ({
  request: { storeId: 1 },
  reply: {
    dishes: [
      {
        productId: 7,
        optionValueId: null,
        name: 'Entrecot',
        pausedUntil: '2026-11-19T04:00:00.000Z',
        unitsLeft: null,
        falls: ['Menú del día'],
      },
    ],
    values: [
      { productId: null, optionValueId: 3, name: 'Queso manchego', pausedUntil: null, unitsLeft: null, falls: [] },
    ],
  },
})

export const previewPause = staffCall({
  method: 'GET',
  path: '/staff/pauses/pause',
  right: 'menu.pause',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-091', 'DAY-092'],
  summary: 'What a pause would do: the dishes that fall with it, and the orders not handed over yet that hold it.',
  request: z.object({ storeId: wireId<StoreId>(), ...pausable }),
  reply: z.object({
    fallen: z.array(z.string()),
    orders: z.array(z.object({ number: wireWhole, name: z.string(), phone: z.string() })),
  }),
})
export const previewPauseExample = (): Example<typeof previewPause> => ({
  request: { storeId: 1, productId: 7, optionValueId: null },
  reply: {
    fallen: ['Entrecot', 'Menú del día'],
    orders: [{ number: 12, name: 'Ana Gil', phone: '600123456' }],
  },
})

export const pauseThing = staffCall({
  method: 'POST',
  path: '/staff/pauses/pause',
  right: 'menu.pause',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-089', 'DAY-090', 'DAY-091'],
  summary:
    'Stops selling a dish or an option value in a store, until an end that the clock brings; or says how many are left.',
  request: z.object({
    storeId: wireId<StoreId>(),
    ...pausable,
    until: z.nullable(z.enum(pauseEnds)),
    /** The day at whose beginning it ends, where `until` is `day`. */
    day: z.nullable(wireDate),
    /** How many can still be sold, where `until` is `left`. */
    left: wireWholeOrNull,
  }),
  reply: wirePausable,
})
export const pauseThingExample = (): Example<typeof pauseThing> => ({
  request: { storeId: 1, productId: 7, optionValueId: null, until: 'today', day: null, left: null },
  reply: {
    productId: 7,
    optionValueId: null,
    name: 'Entrecot',
    pausedUntil: '2026-11-19T04:00:00.000Z',
    unitsLeft: null,
  },
})

export const resumeThing = staffCall({
  method: 'POST',
  path: '/staff/pauses/resume',
  right: 'menu.pause',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-089'],
  summary: 'Sells a dish or an option value again, before its pause ends.',
  request: z.object({ storeId: wireId<StoreId>(), ...pausable }),
  reply: wirePausable,
})
export const resumeThingExample = (): Example<typeof resumeThing> => ({
  request: { storeId: 1, productId: 7, optionValueId: null },
  reply: { productId: 7, optionValueId: null, name: 'Entrecot', pausedUntil: null, unitsLeft: null },
})
