import { describe, expect, it } from 'vitest'
import { aSite, aStore, at, aWeek, hours, modesOf, someHours } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import { withRush } from './rush.ts'
import { listStoppedModes } from './stopped-modes.ts'

const site = aSite({ modes: modesOf('delivery', 'pickup', 'table') })
const week = aWeek([hours('13:00', '16:00'), hours('20:00', '23:00')])
const store = (name: string) => aStore({ name, hours: someHours({ week }), modes: modesOf('delivery', 'pickup') })
const until = (time: string, date = '2026-11-18') => at(`${date}T${time}:00+01:00`)
const stop = (name: string, endsAt = until('14:30')) =>
  withRush(store(name), { minutes: 0, stopped: ['delivery'], endsAt })

describe('a mode that is stopped [DAY-219]', () => {
  it('is missing until its hour where no store takes it, and says the earliest of them', () => {
    const stores = [stop('Una', until('15:15')), stop('Otra')]
    expect(listStoppedModes(site, stores)).toEqual([
      { mode: 'delivery', store: null, at: getMinute('14:30'), date: null },
    ])
  })

  it('says of each store that stopped it that it did, where another takes it meanwhile', () => {
    const stores = [stop('Una', until('15:15')), store('Otra'), stop('Tercera')]
    expect(listStoppedModes(site, stores)).toEqual([
      { mode: 'delivery', store: 'Tercera', at: getMinute('14:30'), date: null },
      { mode: 'delivery', store: 'Una', at: getMinute('15:15'), date: null },
    ])
  })

  it.each([
    ['in the afternoon break', until('16:00'), '20:00', '2026-11-18'],
    ['with the business day', until('05:00', '2026-11-19'), '13:00', '2026-11-19'],
  ])('is there again when the store opens, with the day, where the stop ends %s', (_, endsAt, time, date) => {
    expect(listStoppedModes(site, [stop('Una', endsAt)])).toEqual([
      { mode: 'delivery', store: null, at: getMinute(time), date: getIsoDate(date) },
    ])
  })

  it('is not spoken of where the site or the store never takes it, nor where nothing is stopped', () => {
    const rush = { minutes: 20, stopped: ['takehere'], endsAt: until('14:30') } as const
    expect(listStoppedModes(site, [withRush(store('Una'), rush)])).toEqual([])
    expect(listStoppedModes(aSite({ modes: modesOf('pickup') }), [stop('Una')])).toEqual([])
    expect(listStoppedModes(site, [store('Una')])).toEqual([])
  })
})
