import { showBook, showBookExample } from '@comanda/contract/calls/staff/book'
import { readReply } from '@comanda/contract/read-reply'
import { isRefusal } from '@comanda/contract/refusals'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createKeeper } from '../boards/board-keeper.ts'
import { type BookThing, isOver, listSteps, toKept, toThing } from './book-things.ts'

const read = readReply(showBook, { status: 200, body: showBookExample().reply })
if (isRefusal(read)) throw new Error('the example is refused')
const reply = read
const [booking] = reply.bookings.map(toThing)
const keeper = createKeeper('book 1 today', { row: showBook, toKept })

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', aStorage(storage))
})
afterEach(() => void vi.unstubAllGlobals())

describe('the kept book of a store', () => {
  it('is found with its age, and says nothing of its guests', () => {
    if (booking === undefined) throw new Error('the example has no booking')
    keeper.keep(reply, [{ ...booking, name: 'Olga Mesa', phone: '600777888', notes: 'alergia de Olga' }])
    keeper.keepAge({ trueAt: 1_000, serverAheadMs: 30 })
    expect(keeper.find(2_000)?.reply.bookings).toMatchObject([{ party: 4, name: '', phone: '', notes: '' }])
    const all = JSON.stringify([...storage.values()])
    for (const secret of ['Olga', '600777888', 'alergia']) expect(all).not.toContain(secret)
  })
})

describe('what a host is offered', () => {
  const hour = Number(booking?.startsAt)
  const quarter = 15 * 60_000
  test.each<[BookThing['state'], number, readonly string[]]>([
    ['confirmed', hour - quarter, ['arrived', 'seated']],
    ['confirmed', hour, ['arrived', 'seated', 'no-show']],
    ['arrived', hour, ['seated', 'no-show', 'back']],
    ['seated', hour, ['left', 'back']],
    ['no-show', hour, ['arrived', 'seated']],
    ['left', hour, []],
    ['cancelled', hour, []],
    // Tomorrow's guests are not there yet, and yesterday's stay as they were.
    ['confirmed', Number(reply.from) - 1, []],
    ['seated', Number(reply.until), ['left']],
  ])('with a booking that is %s at %i is what the server does: %j [DAY-051] [DAY-052]', (state, now, steps) => {
    expect(listSteps({ state, startsAt: hour as BookThing['startsAt'] }, reply, now)).toEqual(steps)
  })

  it('folds away who has left, was cancelled or did not come', () => {
    const folded = (['confirmed', 'arrived', 'seated', 'left', 'cancelled', 'no-show'] as const).filter((state) =>
      isOver({ state }),
    )
    expect(folded).toEqual(['left', 'cancelled', 'no-show'])
  })
})
