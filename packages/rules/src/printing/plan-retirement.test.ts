import { describe, expect, it } from 'vitest'
import { type DeviceId, type StationId, toId } from '../ids.ts'
import { planRetirement } from './plan-retirement.ts'

const [kitchen, bar, pass, gone] = [1, 2, 3, 9].map((id) => toId<DeviceId>(id)) as [
  DeviceId,
  DeviceId,
  DeviceId,
  DeviceId,
]
const [hot, drinks] = [toId<StationId>(11), toId<StationId>(12)]
const printers = [
  { id: kitchen, fallbackId: bar },
  { id: bar, fallbackId: kitchen },
  { id: pass, fallbackId: gone },
]
const routes = [
  { printerId: kitchen, stationId: hot },
  { printerId: bar, stationId: drinks },
  { printerId: pass, stationId: hot },
  { printerId: pass, stationId: null },
]

describe('retiring a printer', () => {
  it('names what only it prints, whom it replaces, and who would print in its place [DAY-211]', () => {
    expect(planRetirement(kitchen, { printers, routes })).toEqual({
      prints: [hot],
      onlyHere: [],
      replaces: [bar],
      fallbackId: bar,
    })
    expect(planRetirement(bar, { printers, routes })).toEqual({
      prints: [drinks],
      onlyHere: [drinks],
      replaces: [kitchen],
      fallbackId: kitchen,
    })
    // The pass is a place like any other; a fallback that is gone is none.
    expect(planRetirement(pass, { printers, routes })).toEqual({
      prints: [hot, null],
      onlyHere: [null],
      replaces: [],
      fallbackId: null,
    })
  })
})
