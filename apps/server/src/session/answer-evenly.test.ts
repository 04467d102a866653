import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerEvenly } from './answer-evenly.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const work = (ms: number) => () => new Promise<string>((resolve) => setTimeout(resolve, ms, 'done'))

it('takes the same time for little work and for much [F-066]', async () => {
  const took: number[] = []
  for (const ms of [1, 20, 180]) {
    const since = performance.now()
    const answered = answerEvenly(work(ms)).then((answer) => {
      took.push(performance.now() - since)
      return answer
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await answered).toBe('done')
  }
  expect(took).toEqual([250, 250, 250])
})

it('takes as long to fail [F-066]', async () => {
  const since = performance.now()
  const failed = answerEvenly(() => Promise.reject(new Error('no'))).catch(() => performance.now() - since)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await failed).toBe(250)
})
