import { describe, expect, it } from 'vitest'
import { listTableFaults } from './check-tables.ts'
import { readSources } from './read-sources.ts'
import { tables } from './rooms.ts'
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
    ['a name of its own', `${schema.replace('cart', 'cart as basket')}\nexport const pay = (tx) => tx.delete(basket)`],
    ['an alias', `${schema}\nconst old = alias(cart, 'old')\nexport const pay = (tx) => tx.update(old).set({})`],
    ['a statement that is kept', `${schema}\nexport const pay = hot((db) => db.insert(cart).values({}))`],
    ['a part of a statement', `${schema}\nexport const pay = (tx) => tx.with(tx.$with('gone').as(tx.delete(cart)))`],
    ['SQL by hand', 'export const pay = (tx) => tx.run(sql`delete from cart where true`)'],
    ['an update in SQL', 'export const pay = (tx) => tx.run(sql`update only "public"."cart" set paid = true`)'],
    ['SQL after a with', 'export const pay = sql`with old as (select 1) insert into cart select * from old`'],
    ['a merge', 'export const pay = sql`merge\n  into cart using attempt on true when matched then delete`'],
    ['a copy', "export const pay = (client) => client.query('COPY cart FROM STDIN')"],
    ['a truncate', 'export const pay = sql`truncate table attempt, cart`'],
    ['SQL with its name filled in', `${schema}\nexport const pay = sql\`delete from \${cart} where true\``],
  ])('is not written by another slice with %s', (_, text) => {
    write({ ...house, [`${server}/payment/pay.ts`]: text })
    expect(list()).toEqual([`${server}/payment/pay.ts writes cart, which is not payment's`])
  })

  it.each([
    ['a kept insert', `${schema}\nconst carts = hotInsert(cart)\nexport const pay = (tx, row) => carts.save(tx, row)`],
    ['a list of tables', `${schema}\nexport const tables = [cart]`],
    ['another name', `${schema}\nconst basket = cart\nexport const pay = (tx) => tx.delete(basket)`],
  ])('is not handed on by another slice in %s', (_, text) => {
    write({ ...house, [`${server}/payment/pay.ts`]: text })
    expect(list()).toEqual([`${server}/payment/pay.ts hands on cart, which is not payment's`])
  })

  it.each([
    ['the whole schema', "import * as schema from '../database/schema/tables.ts'\nexport const a = schema.attempt"],
    ['a later import', "export const tables = () => import('../database/schema/tables.ts')"],
    ['a re-export', "export * from '../database/schema/tables.ts'"],
    ['a re-export under another name', "export { cart as basket } from '../database/schema/tables.ts'"],
    ['an export', `${schema.replace('cart', 'paymentAttempt')}\nexport { paymentAttempt }`],
    [
      'SQL with a name from elsewhere',
      `export const pay = (name) => sql\`update \${sql.identifier(name)} set paid = true\``,
    ],
    ['SQL put together', "export const pay = (name) => 'truncate ' + name"],
  ])('is not hidden behind %s', (_, text) => {
    write({ ...house, [`${server}/payment/pay.ts`]: text })
    expect(list()).toContainEqual(expect.stringContaining(`${server}/payment/pay.ts hides which table it means`))
  })

  it('is read by every slice', () => {
    const text = `${schema}
      const old = alias(cart, 'old')
      const { id, ...rest } = old.fields
      const { paid } = cart
      type Row = typeof cart.$inferSelect
      // An update of cart, delete from cart.
      export const paid = (tx) => tx.select({ cart, id: cart.id, paid, all: getTableColumns(cart) }).from(cart)
        .leftJoin(old, eq(old.id, cart.id)).where(sql\`exists (select 1 from \${cart} where \${cart.paid})\`)
        .for('update', { of: cart })`
    write({ ...house, [`${server}/payment/paid.ts`]: text })
    expect(list()).toEqual([])
  })

  it('is read and never written by a slice that owns none, such as the reports', () => {
    expect(tables.reports).toEqual([])
    const owned = { ...owners, reports: tables.reports ?? [] }
    const reading = `${schema}\nexport const sum = (db) => db.select().from(cart)`
    write({ ...house, [`${server}/reports/sales.repository.ts`]: reading })
    expect(list(owned)).toEqual([])
    const writing = `${schema}\nexport const note = (tx) => tx.insert(cart)`
    write({ ...house, [`${server}/reports/sales.repository.ts`]: writing })
    expect(list(owned)).toEqual([`${server}/reports/sales.repository.ts writes cart, which is not reports's`])
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
