import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { type StaffId, toId } from '../ids.ts'
import { checkRideStep, type Ride, rideSteps } from './ride.ts'

const [hugo, rosa] = [toId<StaffId>(8), toId<StaffId>(7)]
const aRide = (more: Partial<Ride>): Ride => ({ riderId: null, isOut: false, isPaid: true, ...more })

test.each([
  ['a free ride is claimed', {}, 'claim', null],
  ['a free ride is given', {}, 'give', null],
  ['nobody leaves with what they have not taken', {}, 'leave', 'illegal-move'],
  ['nobody delivers what they have not taken', {}, 'deliver', 'illegal-move'],
  ['a colleague’s ride is not claimed', { riderId: rosa }, 'claim', 'ride-taken'],
  ['a colleague’s ride is given to another', { riderId: rosa }, 'give', null],
  ['nobody leaves with a colleague’s ride', { riderId: rosa }, 'leave', 'ride-taken'],
  ['what is on its way is not given to another', { riderId: rosa, isOut: true }, 'give', 'ride-taken'],
  ['one’s own ride is claimed once', { riderId: hugo }, 'claim', 'already-there'],
  ['one leaves with one’s own ride', { riderId: hugo }, 'leave', null],
  ['one leaves once', { riderId: hugo, isOut: true }, 'leave', 'already-there'],
  ['nothing is delivered before it has left', { riderId: hugo }, 'deliver', 'illegal-move'],
  ['what has left is delivered', { riderId: hugo, isOut: true }, 'deliver', null],
  ['what is owed is taken first', { riderId: hugo, isOut: true, isPaid: false }, 'deliver', 'order-unpaid'],
] as const)('%s [DAY-104]', (_name, ride, step, code) => {
  const verdict = checkRideStep(aRide(ride), step, hugo)
  expect(verdict.allowed ? null : verdict.code).toBe(code)
})

it('whatever riders press, nobody loses a ride but to the dispatcher, and none once it is out', () => {
  const press = fc.record({
    step: fc.constantFrom(...rideSteps),
    riderId: fc.integer({ min: 1, max: 3 }).map((id) => toId<StaffId>(id)),
  })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 20 }), fc.boolean(), (presses, isPaid) => {
      let ride = aRide({ isPaid })
      let delivered = 0
      for (const { step, riderId } of presses) {
        if (!checkRideStep(ride, step, riderId).allowed) continue
        if (step === 'deliver') {
          expect(ride).toEqual({ riderId, isOut: true, isPaid: true })
          delivered++
          break
        }
        const next = { ...ride, riderId, isOut: step === 'leave' }
        if (ride.riderId !== null && ride.riderId !== riderId)
          expect({ step, isOut: ride.isOut }).toEqual({ step: 'give', isOut: false })
        expect(ride.isOut).toBe(false)
        ride = next
      }
      expect(delivered).toBeLessThanOrEqual(1)
    }),
  )
})
