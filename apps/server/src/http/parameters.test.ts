import { parse } from 'node:querystring'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readParameters, readPlainQuery } from './parameters.ts'

const piece = fc.oneof(
  fc.constantFrom(
    'a',
    'web_id',
    'time',
    '__proto__',
    'constructor',
    'toString',
    'x[y]',
    '',
    '%41',
    'a+b',
    'ñ',
    '\u0000',
  ),
  fc.string({ maxLength: 6 }),
)
const pair = fc.tuple(piece, fc.constantFrom('=', '=', '=', '', '=='), piece).map((parts) => parts.join(''))

it('reads a plain query as everybody else does, and leaves the others to them', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 4 }), (pairs) => {
      const query = pairs.join('&')
      const plain = readPlainQuery(query)
      if (plain !== undefined) expect({ ...plain }).toEqual({ ...readParameters(parse(query)) })
    }),
    { numRuns: 2_000 },
  )
})

it('reads what our own pages ask', () => {
  expect(readPlainQuery('time=1773491400034&public_key=demo-casa-comanda&slug=patatas-bravas&lang=es')).toEqual({
    time: '1773491400034',
    public_key: 'demo-casa-comanda',
    slug: 'patatas-bravas',
    lang: 'es',
  })
})

it.each(['', 'a', 'a=1&a=2', '__proto__=1', 'constructor=1', 'a[b]=1', 'a=%20', 'a=1+1', '&a=1', 'a=b=c'])(
  'leaves %j to others',
  (query) => expect(readPlainQuery(query)).toBeUndefined(),
)
