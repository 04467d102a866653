import type { ToldRefusal } from '@comanda/contract/refusals'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReader, type NextLook } from './create-reader.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Answer = number | ToldRefusal | Error

/** Answers that arrive when the test says so, in any order. */
function question(nextLook?: NextLook<number>) {
  const asked: { readonly answer: (answer: Answer) => Promise<void>; readonly signal: AbortSignal }[] = []
  const reader = createReader<number>({
    name: 'orders',
    ask: (signal) =>
      new Promise((done, fail) => {
        const answer = async (given: Answer) => {
          if (given instanceof Error) fail(given)
          else done(given)
          await vi.advanceTimersByTimeAsync(0)
        }
        asked.push({ answer, signal })
      }),
    nextLook,
  })
  return { reader, asked }
}

const notFound: ToldRefusal = { refused: 'order-not-found', message: 'No existe' }

it('is loading until the answer comes, and then ready', async () => {
  const { reader, asked } = question()
  expect(reader.get()).toEqual({ state: 'loading' })
  reader.open()
  expect(reader.get()).toEqual({ state: 'loading' })
  await asked[0]?.answer(7)
  expect(reader.get()).toEqual({ state: 'ready', value: 7 })
})

it('tells a refusal from a line that broke, and asks again', async () => {
  const { reader, asked } = question()
  reader.open()
  await asked[0]?.answer(new TypeError('offline'))
  expect(reader.get()).toEqual({ state: 'failed' })
  expect(console.warn).toHaveBeenCalledWith('orders could not be read', expect.any(TypeError))
  reader.again()
  expect(reader.get()).toEqual({ state: 'loading' })
  await asked[1]?.answer(notFound)
  expect(reader.get()).toEqual({ state: 'refused', refusal: notFound })
})

it('keeps what stands while it asks again, and drops an answer that comes too late', async () => {
  const { reader, asked } = question()
  reader.open()
  await asked[0]?.answer(1)
  reader.again()
  reader.again()
  expect(asked[1]?.signal.aborted).toBe(true)
  expect(reader.get()).toEqual({ state: 'ready', value: 1 })
  await asked[2]?.answer(3)
  await asked[1]?.answer(2)
  expect(reader.get()).toEqual({ state: 'ready', value: 3 })
})

it('shows nothing that arrives after its end', async () => {
  const { reader, asked } = question()
  const end = reader.open()
  end()
  await asked[0]?.answer(new TypeError('the page was left'))
  expect(reader.get()).toEqual({ state: 'loading' })
  expect(console.warn).not.toHaveBeenCalled()
})

it('shows what is known already without asking', async () => {
  const { reader, asked } = question()
  reader.open()
  await asked[0]?.answer(1)
  reader.show(2)
  expect(reader.get()).toEqual({ state: 'ready', value: 2 })
  expect(asked).toHaveLength(1)
})

it('fails where asking again by hand fails', async () => {
  const { reader, asked } = question()
  reader.open()
  await asked[0]?.answer(1)
  reader.again()
  await asked[1]?.answer(new TypeError('offline'))
  expect(reader.get()).toEqual({ state: 'failed' })
})

it('looks again by itself, stays through a broken line, and stops when it is over', async () => {
  const { reader, asked } = question((value) => (value === 9 ? null : 500))
  reader.open()
  await asked[0]?.answer(1)
  await vi.advanceTimersByTimeAsync(499)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await asked[1]?.answer(new TypeError('offline'))
  expect(reader.get()).toEqual({ state: 'ready', value: 1 })
  await vi.advanceTimersByTimeAsync(500)
  await asked[2]?.answer(9)
  await vi.advanceTimersByTimeAsync(5000)
  expect(reader.get()).toEqual({ state: 'ready', value: 9 })
  expect(asked).toHaveLength(3)
})

it('does not look again after a refusal or after its end', async () => {
  const refused = question(() => 500)
  refused.reader.open()
  await refused.asked[0]?.answer(notFound)
  const ended = question(() => 500)
  const end = ended.reader.open()
  await ended.asked[0]?.answer(1)
  end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(refused.asked).toHaveLength(1)
  expect(ended.asked).toHaveLength(1)
})
