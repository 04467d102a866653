import { expect, test } from 'vitest'
import { orNull } from './or-null.ts'

test.each([
  ['an answer', async () => 7, 7],
  ['a refusal', async () => ({ refused: 'customer-only', message: 'Solo clientes' }) as const, null],
  ['a line that broke', async () => Promise.reject(new TypeError('offline')), null],
])('%s that nobody waits for', async (_title, ask, expected) => {
  expect(await orNull<unknown>(ask())).toBe(expected)
})
