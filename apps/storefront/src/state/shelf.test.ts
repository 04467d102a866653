import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { deviceShelf, tabShelf } from './shelf.ts'
import { aStorage, forbidStorage } from './testing/a-storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['tab', tabShelf, 'sessionStorage'],
  ['device', deviceShelf, 'localStorage'],
] as const)('the shelf of a %s', (_name, shelf, storage) => {
  it('keeps texts and values under their names until they are forgotten', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal(storage, aStorage(kept))
    expect([shelf.keep('a', 'text'), shelf.keepValue('b', { one: [1] })]).toEqual([true, true])
    expect(Object.fromEntries(kept)).toEqual({ a: 'text', b: '{"one":[1]}' })
    expect([shelf.read('a'), shelf.readValue('b')]).toEqual(['text', { one: [1] }])
    shelf.forget('a')
    expect([shelf.read('a'), shelf.readValue('a')]).toEqual([null, null])
  })

  it('takes a text that stands for no value as nothing', () => {
    vi.stubGlobal(storage, aStorage(new Map([['a', '{']])))
    expect(shelf.readValue('a')).toBeNull()
  })
})

test('a browser that keeps nothing is the same as one that kept nothing', () => {
  forbidStorage()
  for (const shelf of [tabShelf, deviceShelf]) {
    expect([shelf.keep('a', 'text'), shelf.keepValue('a', 1)]).toEqual([false, false])
    expect([shelf.read('a'), shelf.readValue('a')]).toEqual([null, null])
    shelf.forget('a')
  }
})
