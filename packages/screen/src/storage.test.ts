import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { deviceStorage, forgetOnDevice, tabStorage } from './storage.ts'
import { aStorage, forbidStorage } from './testing/a-storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['tab', tabStorage, 'sessionStorage'],
  ['device', deviceStorage, 'localStorage'],
] as const)('the storage of a %s', (_name, storage, name) => {
  it('keeps texts and values under their names until they are forgotten', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal(name, aStorage(kept))
    expect([storage.keep('a', 'text'), storage.keepValue('b', { one: [1] })]).toEqual([true, true])
    expect(Object.fromEntries(kept)).toEqual({ a: 'text', b: '{"one":[1]}' })
    expect([storage.read('a'), storage.readValue('b')]).toEqual(['text', { one: [1] }])
    storage.forget('a')
    expect([storage.read('a'), storage.readValue('a')]).toEqual([null, null])
  })

  it('takes a text that stands for no value as nothing', () => {
    vi.stubGlobal(name, aStorage(new Map([['a', '{']])))
    expect(storage.readValue('a')).toBeNull()
  })
})

test('a browser that keeps nothing is the same as one that kept nothing', () => {
  forbidStorage()
  for (const storage of [tabStorage, deviceStorage]) {
    expect([storage.keep('a', 'text'), storage.keepValue('a', 1)]).toEqual([false, false])
    expect([storage.read('a'), storage.readValue('a')]).toEqual([null, null])
    storage.forget('a')
  }
  forgetOnDevice('a')
})
