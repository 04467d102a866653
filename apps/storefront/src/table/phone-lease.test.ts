import type { PhoneLockHolder } from '@comanda/contract/entities/phone-lock'
import type { PhoneDialog } from '@comanda/rules/table/phone-lock'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPhoneLease, phoneListenDelayMs, phoneRenewMs } from './phone-lease.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function table(first: PhoneLockHolder) {
  const shown: PhoneDialog[] = []
  const state = { holder: first, taken: 0, freed: 0, read: 0 }
  const lease = openPhoneLease({
    take: async () => {
      state.taken++
      return state.holder ?? 'self'
    },
    read: async () => {
      state.read++
      return state.holder
    },
    free: async () => void state.freed++,
    show: (dialog) => shown.push(dialog),
  })
  return { shown, state, lease }
}

it('waits a second before it listens to the lock [TABLE-012] [CONST-007]', async () => {
  expect(phoneListenDelayMs).toBe(1000)
  const { state, lease } = table('self')
  lease.hear()
  await vi.advanceTimersByTimeAsync(999)
  expect(state.read).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.read).toBe(1)
  lease.end()
})

it('says that another device adds a phone, and closes once the lock is let go [TABLE-009] [ERRORS-053]', async () => {
  const { shown, state, lease } = table('other')
  await vi.advanceTimersByTimeAsync(1000)
  expect(new Set(shown)).toEqual(new Set(['another-adds']))
  state.holder = null
  lease.hear()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown.at(-1)).toBe('closed')
  lease.end()
  expect(state.freed).toBe(0)
})

it('renews the lease of whoever types, and lets go of it at the end', async () => {
  const { shown, state, lease } = table('self')
  await vi.advanceTimersByTimeAsync(phoneRenewMs)
  expect(state.taken).toBe(2)
  expect(shown.at(-1)).toBe('form')
  lease.end()
  await vi.advanceTimersByTimeAsync(phoneRenewMs * 2)
  expect([state.taken, state.freed]).toEqual([2, 1])
})

it('lets one type without a connection', async () => {
  const shown: PhoneDialog[] = []
  const broken = async () => Promise.reject(new TypeError('offline'))
  const lease = openPhoneLease({ take: broken, read: broken, free: broken, show: (dialog) => shown.push(dialog) })
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toEqual(['form'])
  lease.end()
})
