import { describe, expect, test } from 'vitest'
import { runFewAtOnce } from './run-few-at-once.ts'

describe('work in lanes', () => {
  test('is done once for each, never more than four at a time', async () => {
    const done: number[] = []
    let now = 0
    let most = 0
    const items = Array.from({ length: 30 }, (_, index) => index)
    await runFewAtOnce(items, async (item) => {
      now += 1
      most = Math.max(most, now)
      for (let turn = 0; turn <= item % 3; turn += 1) await Promise.resolve()
      now -= 1
      done.push(item)
    })
    expect(done.toSorted((one, other) => one - other)).toEqual(items)
    expect(most).toBe(4)
  })

  test('goes on after one that failed', async () => {
    const done: number[] = []
    await runFewAtOnce([1, 2, 3, 4, 5, 6], async (item) => {
      if (item % 2 === 0) throw new Error('no network')
      done.push(item)
    })
    expect(done).toEqual([1, 3, 5])
  })
})
