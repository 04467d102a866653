import { expect, test } from 'vitest'
import { orNothing } from './or-nothing.ts'

test.each([
  ['an answer', async () => 7, 7],
  ['a refusal', async () => ({ refused: 'customer-only', message: 'Solo clientes' }) as const, null],
  ['a line that broke', async () => Promise.reject(new TypeError('offline')), null],
])('%s that nobody waits for', async (_title, ask, expected) => {
  expect(await orNothing<unknown>(ask())).toBe(expected)
})
