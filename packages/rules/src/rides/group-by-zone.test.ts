import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupByZone } from './group-by-zone.ts'

it('every delivery stands once, with those of its zone, in its turn; the most urgent zone is first [DAY-104]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Centro', 'Norte', 'Sur', '')), (zones) => {
      const deliveries = zones.map((zone, turn) => ({ zone, turn }))
      const groups = groupByZone(deliveries)
      expect(new Set(groups.map(({ zone }) => zone)).size).toBe(groups.length)
      for (const { zone, deliveries: ofZone } of groups) {
        expect(ofZone).toEqual(deliveries.filter((one) => one.zone === zone))
      }
      const firsts = groups.map(({ deliveries: ofZone }) => ofZone[0]?.turn ?? -1)
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other))
      expect(groups.flatMap(({ deliveries: ofZone }) => ofZone)).toHaveLength(zones.length)
    }),
  )
})
