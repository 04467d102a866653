import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyByVersion, type BoardState, hearChange, showChange, type Versioned } from './apply-by-version.ts'

const none: ReadonlyMap<string, number> = new Map()
const showing = (...things: readonly Versioned[]): BoardState<Versioned> => ({ things, heard: none })

describe('a board', () => {
  it('changes nothing for an older or a repeated message [DAY-035]', () => {
    const state = showing({ id: 'a', version: 3 })
    expect(hearChange(state, { id: 'a', version: 3 })).toBe(state)
    expect(hearChange(state, { id: 'a', version: 2 })).toBe(state)
    const told = hearChange(state, { id: 'a', version: 4 })
    expect(hearChange(told, { id: 'a', version: 4 })).toBe(told)
  })

  it('looks again for what was heard of while it looked', () => {
    const before = showing()
    const meanwhile = hearChange(before, { id: 'a', version: 1 })
    const after = applyByVersion(meanwhile, { found: [], heardBefore: before.heard })
    expect([...after.heard]).toEqual([['a', 1]])
    const again = applyByVersion(after, { found: [{ id: 'a', version: 1 }], heardBefore: after.heard })
    expect(again).toEqual(showing({ id: 'a', version: 1 }))
  })

  it('lets go of what has left the board', () => {
    const told = hearChange(showing({ id: 'a', version: 1 }), { id: 'a', version: 2 })
    expect(applyByVersion(told, { found: [], heardBefore: told.heard })).toEqual(showing())
  })

  it('keeps what is newer than a late answer', () => {
    const state = showing({ id: 'a', version: 5 })
    expect(applyByVersion(state, { found: [{ id: 'a', version: 4 }], heardBefore: none })).toEqual(state)
  })

  it('shows the answer of its own write at once, and no older one', () => {
    const told = hearChange(showing({ id: 'a', version: 1 }), { id: 'a', version: 2 })
    expect(showChange(told, { id: 'a', version: 2 })).toEqual(showing({ id: 'a', version: 2 }))
    const later = hearChange(told, { id: 'a', version: 3 })
    expect([...showChange(later, { id: 'a', version: 2 }).heard]).toEqual([['a', 3]])
    expect(showChange(showing({ id: 'a', version: 3 }), { id: 'a', version: 2 })).toEqual(
      showing({ id: 'a', version: 3 }),
    )
  })

  // Each step is one thing that can happen: a change is committed, one of the messages on their way arrives (in any
  // order, perhaps twice), a look begins, or the look under way is answered with what was true when it was read.
  const step = fc.oneof(
    fc.record({ do: fc.constant('commit' as const), id: fc.constantFrom('a', 'b', 'c'), leaves: fc.boolean() }),
    fc.record({ do: fc.constant('deliver' as const), at: fc.nat(), again: fc.boolean() }),
    fc.record({ do: fc.constantFrom('ask' as const, 'read' as const, 'answer' as const) }),
  )

  it('shows the truth in the end, whatever the order of messages, looks and answers [DAY-035]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const versions = new Map<string, number>()
        const truth = new Map<string, Versioned>()
        const underWay: Versioned[] = []
        let state = showing()
        let look: { heardBefore: ReadonlyMap<string, number>; found?: readonly Versioned[] } | undefined

        const ask = () => {
          look ??= { heardBefore: state.heard }
        }
        const read = () => {
          if (look) look.found ??= [...truth.values()]
        }
        const answer = () => {
          if (look?.found) state = applyByVersion(state, { found: look.found, heardBefore: look.heardBefore })
          if (look?.found) look = undefined
        }

        for (const taken of steps) {
          if (taken.do === 'commit') {
            const thing = { id: taken.id, version: (versions.get(taken.id) ?? 0) + 1 }
            versions.set(thing.id, thing.version)
            if (taken.leaves) truth.delete(thing.id)
            else truth.set(thing.id, thing)
            underWay.push(thing)
          } else if (taken.do === 'deliver' && underWay.length > 0) {
            const at = taken.at % underWay.length
            state = hearChange(state, underWay[at] ?? { id: '', version: 0 })
            if (!taken.again) underWay.splice(at, 1)
          } else if (taken.do === 'ask') ask()
          else if (taken.do === 'read') read()
          else if (taken.do === 'answer') answer()
        }

        // Everything arrives in the end, and a board that has heard of something looks until it has not.
        for (const message of underWay) state = hearChange(state, message)
        do {
          ask()
          read()
          answer()
        } while (state.heard.size > 0)
        expect(new Map(state.things.map((thing) => [thing.id, thing]))).toEqual(truth)
      }),
    )
  })
})
