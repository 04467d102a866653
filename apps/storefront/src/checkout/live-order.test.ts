import { type FollowKey, toId } from '@comanda/rules/ids'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLive, readLiveKey } from './follow-link.ts'

const key = toId<FollowKey>('6b1d0c52-8f3e-4a7b-9c1d-2e3f4a5b6c7d')
const other = toId<FollowKey>('6b1d0c52-8f3e-4a7b-9c1d-2e3f4a5b6c7e')

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
})
afterEach(() => vi.unstubAllGlobals())

it('a device knows its order until that is over, whatever becomes of another [F-224]', () => {
  expect(readLiveKey()).toBeNull()
  keepLive(key, true)
  keepLive(other, false)
  expect(readLiveKey()).toBe(key)
  keepLive(key, false)
  expect(readLiveKey()).toBeNull()
})
