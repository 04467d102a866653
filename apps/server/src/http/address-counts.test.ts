import type { IncomingMessage } from 'node:http'
import { describe, expect, it, test } from 'vitest'
import { createAddressCounts, minuteMs, readAddress } from './address-counts.ts'

describe('the requests of an address', () => {
  it('are one count, whichever way they are answered, and begin anew after a minute [F-210]', () => {
    let now = 0
    const counts = createAddressCounts(3, () => now)
    const store = new counts.store({})
    const incr = (address: string) => {
      let current = 0
      store.incr(address, (_, result) => (current = result?.current ?? 0), minuteMs, 3)
      return current
    }
    expect([counts.take('a'), incr('a'), counts.take('a'), counts.take('a'), incr('a')]).toEqual([
      true,
      2,
      true,
      false,
      4,
    ])
    expect([counts.take('b'), incr('b')]).toEqual([true, 2])
    // A route with a limit of its own does not use up the others'.
    const route = store.child({ path: '/csp-report', prefix: '' } as never)
    let ofRoute = 0
    route.incr('a', (_, result) => (ofRoute = result?.current ?? 0), minuteMs, 3)
    expect(ofRoute).toBe(1)
    now = minuteMs - 1
    expect(counts.take('a')).toBe(false)
    now = minuteMs
    expect([counts.take('a'), incr('a')]).toEqual([true, 2])
  })
})

test.each([
  ['no proxy is believed', 0, '1.1.1.1', '9.9.9.9'],
  ['one proxy names who asked it', 1, '2.2.2.2', '9.9.9.9'],
  ['two proxies', 2, '1.1.1.1', '9.9.9.9'],
  ['more proxies than names', 3, '1.1.1.1', '9.9.9.9'],
])('%s [F-210]', (_, trusted, named, own) => {
  const request = { socket: { remoteAddress: own }, headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' } }
  expect(readAddress(request as unknown as IncomingMessage, trusted)).toBe(trusted === 0 ? own : named)
})
