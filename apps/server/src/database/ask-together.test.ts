import { expect, it } from 'vitest'
import { askTogether } from './ask-together.ts'

function counting() {
  const reads: number[][] = []
  const ask = askTogether(async (questions: readonly number[]) => {
    reads.push([...questions])
    if (questions.includes(13)) throw new Error('away')
    return questions.map((question) => `${question} at read ${reads.length}`)
  })
  return { ask, reads }
}

it('answers those who ask at once by one read, each with its own', async () => {
  const { ask, reads } = counting()
  expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual(['1 at read 1', '2 at read 1', '1 at read 1'])
  expect(reads).toEqual([[1, 2, 1]])
})

it('waits some milliseconds for others, where it is told to', async () => {
  const reads: number[] = []
  const ask = askTogether(
    async (questions: readonly number[]) => {
      reads.push(questions.length)
      return questions
    },
    { withinMs: 50 },
  )
  const first = ask(1)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await Promise.all([first, ask(2)])).toEqual([1, 2])
  expect(reads).toEqual([2])
})

it('reads again for whoever asks after a read has begun', async () => {
  let asked: Promise<string> | undefined
  const reads: string[] = []
  const ask: (question: string) => Promise<string> = askTogether(async (questions: readonly string[]) => {
    reads.push(questions.join())
    if (reads.length === 1) asked = ask('later')
    return questions.map((question) => `${question} at read ${reads.length}`)
  })
  expect(await ask('first')).toBe('first at read 1')
  expect(await asked).toBe('later at read 2')
  expect(reads).toEqual(['first', 'later'])
})

it('tells a failure to all who asked for that read, and to nobody after them', async () => {
  const { ask, reads } = counting()
  const told = await Promise.allSettled([ask(1), ask(13)])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(1)).toBe('1 at read 2')
  expect(reads).toEqual([[1, 13], [1]])
})

it('asks for no more than a hundred at a time', async () => {
  const { ask, reads } = counting()
  const many = Array.from({ length: 250 }, (_, at) => ask(100 + at))
  expect((await Promise.all(many)).at(-1)).toMatch(/^349 /)
  expect(reads.map(({ length }) => length)).toEqual([100, 100, 50])
})
