import { expect, it } from 'vitest'
import { listWireWords } from './check-wire-words.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const list = () => listWireWords(readSources(root()))

const contract = {
  'packages/contract/src/entities/cart.ts': 'export const wireCart = z.object({ num_pedido: wireWhole })',
  'packages/contract/src/live.ts': "export const topics = { status: { wire: 'cart_status_session' } }",
  'packages/contract/src/examples/cart.ts': 'export const example = { of_examples: 1 }',
}

it.each([
  ['the server’s door', 'apps/server/src/http/reply.ts', 'z.encode(row, { num_pedido: 1 })'],
  ['a repository', 'apps/server/src/cart/cart.repository.ts', 'sql`select num_pedido from cart`'],
  ['a test', 'apps/server/src/cart/cart.test.ts', 'expect({ num_pedido: 1 })'],
  ['a comment', 'apps/server/src/cart/cart.ts', '/** Once num_pedido. */\n// z.encode was here\nexport const a = 1'],
  ['a word that is no codec’s', 'apps/storefront/src/a.ts', "export const a = ['of_examples', 'street_number']"],
])('%s may say it', (_name, file, text) => {
  write({ ...contract, [file]: text })
  expect(list()).toEqual([])
})

it.each([
  ['a field', 'apps/server/src/cart/save.ts', 'export const a = { num_pedido: 1 }', "spells the wire's num_pedido"],
  ['a read', 'apps/storefront/src/a.tsx', 'export const a = cart.num_pedido', "spells the wire's num_pedido"],
  [
    'a topic',
    'apps/storefront/src/a.ts',
    "export const a = 'cart_status_session'",
    "spells the wire's cart_status_session",
  ],
  ['encoding', 'apps/server/src/cart/save.ts', 'export const a = z.encode(row, b)', 'codes or decodes'],
  ['decoding', 'apps/storefront/src/a.ts', 'export const a = z.safeDecode(row, b)', 'codes or decodes'],
])('%s elsewhere is found', (_name, file, text, fault) => {
  write({ ...contract, [file]: text })
  expect(list()).toEqual([`${file} ${fault}`])
})
