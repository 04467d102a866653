import { instant } from '@comanda/rules/time/store-moment'
import { expect, it } from 'vitest'
import { listRushEnds } from './list-rush-ends.ts'

const at = (iso: string) => instant(Date.parse(iso))
const toHours = (ends: readonly number[]) => ends.map((end) => new Date(end).toISOString().slice(11, 19))

it('offers whole minutes, and no hour that the shift would cut', () => {
  const now = at('2026-11-13T13:20:10Z')
  expect(toHours(listRushEnds(now, at('2026-11-13T15:00:00Z')))).toEqual([
    ...['13:36:00', '13:51:00', '14:21:00', '14:51:00'],
    '15:00:00',
  ])
  expect(toHours(listRushEnds(now, at('2026-11-13T13:30:00Z')))).toEqual(['13:30:00'])
})
