import { expect, it, test } from 'vitest'
import { type ResourceId, type SittingId, toId } from '../ids.ts'
import { formatMinute, getMinute } from '../time/minute.ts'
import { type DaySitting, everyHour, type HourFilter, listOfferedHours, listTurns, narrowTo } from './offered-hours.ts'

const [garden, hall] = [toId<ResourceId>(1), toId<ResourceId>(2)]

/** A star marks an hour without seats. */
function sitting(id: number, resourceId: ResourceId, name: string, ...hours: string[]): DaySitting {
  const slots = hours.map((hour) => ({ at: getMinute(hour.replace('*', '')), completed: hour.endsWith('*') }))
  return { id: toId<SittingId>(id), resourceId, name, slots }
}

const day = [
  sitting(1, garden, 'Comida', '13:00*', '13:30', '14:00'),
  sitting(2, garden, 'Cena', '21:00', '23:30', '00:30'),
  sitting(3, hall, 'Cena', '20:30', '21:00'),
]

test.each<[string, Partial<HourFilter>, string]>([
  ['no filter', {}, '13:30 14:00 20:30 21:00 23:30 00:30'],
  ['one zone', { resourceId: hall }, '20:30 21:00'],
  ['one turn', { turn: 'Comida' }, '13:30 14:00'],
  ['zone and turn', { resourceId: garden, turn: 'Cena' }, '21:00 23:30 00:30'],
  ['a zone without that turn', { resourceId: hall, turn: 'Comida' }, ''],
])('with %s the hours are right, and those past midnight come last', (_title, filter, hours) => {
  const offered = listOfferedHours(day, { ...everyHour, ...filter })
  expect(offered.map(({ at }) => formatMinute(at)).join(' ')).toBe(hours)
})

it('leads an hour of two zones to the first, and to the other where the first has no seats', () => {
  const where = (sittings: DaySitting[]) =>
    listOfferedHours(sittings, everyHour).find(({ at }) => at === getMinute('21:00'))
  expect(where(day)).toMatchObject({ sittingId: 2, resourceId: garden })
  expect(where([sitting(2, garden, 'Cena', '21:00*'), ...day.slice(2)])).toMatchObject({
    sittingId: 3,
    resourceId: hall,
  })
})

it('names each turn once, and forgets one that the next zone does not have', () => {
  expect(listTurns(day, null)).toEqual(['Comida', 'Cena'])
  expect(listTurns(day, hall)).toEqual(['Cena'])
  expect(narrowTo(day, { resourceId: null, turn: 'Comida' }, hall)).toEqual({ resourceId: hall, turn: null })
  expect(narrowTo(day, { resourceId: null, turn: 'Cena' }, hall)).toEqual({ resourceId: hall, turn: 'Cena' })
})
