import { expect, it, test } from 'vitest'
import { maySpendBytes, prefetch } from './prefetch.ts'

test.each([
  ['an unknown connection', undefined, true],
  ['a fast one', { effectiveType: '4g', saveData: false }, true],
  ['2g', { effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
  ['a data saver', { effectiveType: '4g', saveData: true }, false],
])('on %s pages are fetched ahead: %j %j [SHELL-064, CONST-023]', (_title, connection, expected) => {
  expect(maySpendBytes(connection)).toBe(expected)
})

function pretend(files: readonly string[]) {
  const loaded: string[] = []
  const works: (() => void)[] = []
  const waits = new Set<number>()
  const tools = {
    list: async () => files,
    load: async (file: string) => {
      loaded.push(file)
      if (file === '/assets/3.js') throw new Error('the connection is gone')
    },
    whenIdle: (work: () => void, { timeout }: { readonly timeout: number }) => {
      works.push(work)
      waits.add(timeout)
    },
  }
  return { tools, loaded, works, waits }
}

it('fetches every file once, in quiet moments within 2 s each [SHELL-064, CONST-023]', async () => {
  const files = Array.from({ length: 20 }, (_, at) => `/assets/${at}.js`)
  const { tools, loaded, works, waits } = pretend(files)
  prefetch({ ...tools, connection: undefined })
  expect(works).toHaveLength(1)
  works[0]?.()
  await expect.poll(() => works.length).toBe(7)
  expect([loaded, [...waits]]).toEqual([[], [2000]])
  for (const work of works.slice(1)) work()
  await expect.poll(() => loaded).toEqual(files)
})

it('fetches nothing where the list cannot be read', async () => {
  const { tools, loaded, works } = pretend([])
  prefetch({ ...tools, connection: undefined, list: () => Promise.reject(new Error('the connection is gone')) })
  works[0]?.()
  await expect.poll(() => works.length).toBe(7)
  for (const work of works.slice(1)) work()
  expect(loaded).toEqual([])
})

it('fetches nothing for a visitor who pays for data [SHELL-064]', () => {
  const { tools, works } = pretend(['/assets/a.js'])
  prefetch({ ...tools, connection: { saveData: true } })
  expect(works).toEqual([])
})
