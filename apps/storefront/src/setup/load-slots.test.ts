import type { Call } from '@comanda/contract/call'
import { getHoursSchedule, getOrderSchedules } from '@comanda/contract/calls/opening-hours'
import type { Client } from '@comanda/contract/client'
import type { StoreId } from '@comanda/rules/ids'
import type { DayWindow, IsoDate, Minute } from '@comanda/rules/time/calendar'
import { expect, it } from 'vitest'
import { loadSlots } from './load-slots.ts'

const slot = (from: number): DayWindow => ({ from: from as Minute, to: (from + 15) as Minute })
const asked = { storeId: 1 as StoreId, cartId: null, date: '2026-03-14' as IsoDate, mode: 'delivery' } as const

function aClient(hours: readonly DayWindow[] | { readonly refused: string }) {
  const calls: Call[] = []
  const replies = new Map<Call, unknown>([
    [getHoursSchedule, hours],
    [getOrderSchedules, { pickup: [slot(780)], delivery: [slot(1200)] }],
  ])
  const call = async (row: Call) => {
    calls.push(row)
    return replies.get(row)
  }
  return { calls, client: { call } as Pick<Client, 'call'> }
}

it('takes the hours of the first call, and only where it has none the mode’s own of the second [SETUP-034]', async () => {
  const full = aClient([slot(600)])
  expect(await loadSlots(full.client, asked)).toEqual([slot(600)])
  expect(full.calls).toEqual([getHoursSchedule])
  const empty = aClient([])
  expect(await loadSlots(empty.client, asked)).toEqual([slot(1200)])
  expect(await loadSlots(empty.client, { ...asked, mode: 'pickup' })).toEqual([slot(780)])
})

it('fails where a call is refused, so that it is said [SETUP-052]', async () => {
  const { client } = aClient({ refused: 'store-not-found' })
  await expect(loadSlots(client, asked)).rejects.toThrow('store-not-found')
})
