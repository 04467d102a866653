import { expect, it } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code })

it.each([
  ['no server', coded('ECONNREFUSED'), true],
  ['a server that ends', coded('57P01'), true],
  ['a statement that took too long', coded('57014'), true],
  ['a full disk', coded('53100'), true],
  ['too many connections', coded('53300'), true],
  ['a disk that cannot be read', coded('58030'), true],
  ['a database that takes no writes', coded('25006'), true],
  ['a cut connection', new Error('Connection terminated unexpectedly'), true],
  ['a pool without a free place', new Error('timeout exceeded when trying to connect'), true],
  ['silence', new Error('Query read timeout'), true],
  ['what Drizzle wraps', new Error('Failed query', { cause: coded('57P01') }), true],
  ['a value that is taken', coded('23505'), false],
  ['a mistake in a statement', coded('42601', 'Connection terminated in a comment'), false],
  ['any other fault', new Error('the oven is on fire'), false],
  ['no error at all', 'away', false],
])('%s: %s %s [F-065]', (_name, error, away) => {
  expect(isDatabaseAway(error)).toBe(away)
})
