import { describe, expect, it } from 'vitest'
import { listTableFaults } from './check-tables.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const owners = { cart: ['cart'], payment: ['attempt'] }
const list = (owned: Readonly<Record<string, readonly string[]>> = owners) => {
  return listTableFaults(readSources(root()), owned)
}

const server = 'apps/server/src'
const schema = "import { cart } from '../database/schema/tables.ts'"
const house = {
  [`${server}/database/schema/tables.ts`]: [
    "export const cart = pgTable('cart', {})",
    "export const paymentAttempt = pgTable(\n  'attempt',\n  {},\n  (t) => [inSite(t.cartId, cart)],\n)",
  ].join('\n'),
  [`${server}/cart/cart.repository.ts`]: `${schema}\nexport const save = (tx) => tx.insert(cart)`,
  [`${server}/payment/attempt.repository.ts`]:
    'export const start = (tx) => tx.run(sql`insert into attempt values (1)`)',
  [`${server}/demo/insert-carts.ts`]: `${schema}\nexport const fill = (tx) => tx.delete(cart)`,
}

describe('a table', () => {
  it('is written by its owner, and by the demo', () => {
    write(house)
    expect(list()).toEqual([])
  })

  it.each([
    ['insert', `${schema}\nexport const pay = (tx) => tx.insert(cart)`],
    ['update', `${schema}\nexport const pay = (tx) => tx\n  .update(cart)\n  .set({})`],
    ['SQL by hand', 'export const pay = (tx) => tx.run(sql`delete from cart where true`)'],
  ])('is not written by another slice with %s', (_, text) => {
    write({ ...house, [`${server}/payment/pay.ts`]: text })
    expect(list()).toEqual([`${server}/payment/pay.ts writes cart, which is not payment's`])
  })

  it('has one owner', () => {
    write(house)
    expect(list({ cart: ['cart'] })).toContain('attempt has no owner in tools/rooms.ts')
    expect(list({ ...owners, table: ['cart'] })).toEqual(['cart has two owners'])
    expect(list({ ...owners, table: ['sofa'] })).toEqual(['sofa has an owner, and is no table'])
  })

  it('is used, or referred to by one that is', () => {
    const { [`${server}/cart/cart.repository.ts`]: _, [`${server}/demo/insert-carts.ts`]: __, ...rest } = house
    write(rest)
    expect(list()).toEqual([])
    write({ [`${server}/payment/attempt.repository.ts`]: '' })
    expect(list()).toEqual(['cart is used by nobody', 'attempt is used by nobody'])
  })
})
