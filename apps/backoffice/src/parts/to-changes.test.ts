import { describe, expect, it } from 'vitest'
import { toChanges } from './to-changes.ts'

describe('the changes of an audit row', () => {
  it('are the fields that differ', () => {
    const before = { name: 'Ana', storeIds: [1, 2], active: true }
    const after = { name: 'Ana', storeIds: [1], active: false }
    expect(toChanges(before, after)).toEqual([
      { field: 'storeIds', was: [1, 2], is: [1] },
      { field: 'active', was: true, is: false },
    ])
  })

  it('are all fields of what was added or taken away', () => {
    expect(toChanges(null, { name: 'Barra' })).toEqual([{ field: 'name', was: undefined, is: 'Barra' }])
    expect(toChanges({ name: 'Barra' }, null)).toEqual([{ field: 'name', was: 'Barra', is: undefined }])
    expect(toChanges(null, null)).toEqual([])
  })
})
