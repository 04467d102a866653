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

it('fetches every file once, in a quiet moment within 2 s [SHELL-064, CONST-023]', async () => {
  const files = Array.from({ length: 20 }, (_, at) => `/assets/${at}.js`)
  const loaded: string[] = []
  let wait: { timeout: number } | undefined
  const works: (() => void)[] = []
  prefetch(files, {
    connection: undefined,
    load: async (file) => {
      loaded.push(file)
      if (file === '/assets/3.js') throw new Error('the connection is gone')
    },
    whenIdle: (given, options) => {
      works.push(given)
      wait = options
    },
  })
  expect([loaded, wait]).toEqual([[], { timeout: 2000 }])
  for (const work of works) work()
  await expect.poll(() => loaded).toEqual(files)
})

it('fetches nothing for a visitor who pays for data [SHELL-064]', () => {
  const idle: unknown[] = []
  const load = () => Promise.reject(new Error('fetched'))
  prefetch(['/assets/a.js'], { connection: { saveData: true }, load, whenIdle: (work) => idle.push(work) })
  expect(idle).toEqual([])
})
