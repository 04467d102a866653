import { describe, expect, it } from 'vitest'
import { toChanges } from './to-changes.ts'

describe('the changes of an audit row', () => {
  it('are the fields that differ', () => {
    const before = { name: 'Ana', storeIds: [1, 2], active: true }
    const after = { name: 'Ana', storeIds: [1], active: false }
    expect(toChanges(before, after)).toEqual([
      { field: 'storeIds', kind: 'stores', was: [1, 2], is: [1] },
      { field: 'active', kind: 'flag', was: true, is: false },
    ])
  })

  it('are all fields of what was added or taken away', () => {
    expect(toChanges(null, { name: 'Barra' })).toEqual([{ field: 'name', kind: 'name', was: undefined, is: 'Barra' }])
    expect(toChanges({ name: 'Barra' }, null)).toEqual([{ field: 'name', kind: 'name', was: 'Barra', is: undefined }])
    expect(toChanges(null, null)).toEqual([])
  })

  it('are not what was nothing and is nothing', () => {
    const after = { pausedUntil: 1_773_547_200_000, unitsLeft: null, back: 0, hasPass: false, storeIds: [] }
    expect(toChanges(null, after).map(({ field }) => field)).toEqual(['pausedUntil'])
    expect(toChanges({ pouch: 1_250 }, { pouch: 0 }).map(({ field }) => field)).toEqual(['pouch'])
  })

  it('begin with what they are about, told as it is, though it is the same as before', () => {
    const was = { thing: 'Croquetas', unitsLeft: 3 }
    expect(toChanges(was, { thing: 'Croquetas', unitsLeft: 1 })).toEqual([
      { field: 'thing', kind: 'about', was: undefined, is: 'Croquetas' },
      { field: 'unitsLeft', kind: 'count', was: 3, is: 1 },
    ])
    expect(toChanges(was, null)[0]).toEqual({ field: 'thing', kind: 'about', was: undefined, is: 'Croquetas' })
  })

  it('are not what is kept for machines, nor what nobody knows any more', () => {
    expect(toChanges({ pouch: 1_250 }, { pouch: 0, drawerId: 3, toldLater: 'x' })).toHaveLength(1)
  })
})
