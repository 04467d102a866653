import { describe, expect, it, test } from 'vitest'
import { type StoreId, toId } from '../ids.ts'
import { aGroup, anItem, aProduct, aSection, aValue, ids } from '../testing/products.ts'
import { asSoldIn, isOut, type StoreOutage } from './store-outage.ts'

const [centro, norte, sur] = [toId<StoreId>(1), toId<StoreId>(2), toId<StoreId>(3)]
const [soup] = ids<never>(1)
const outage = (storeId: StoreId, products: readonly number[], values: readonly number[] = []): StoreOutage => ({
  storeId,
  dishes: ids<never>(...products).map((id) => ({ id, until: null })),
  valueIds: ids<never>(...values),
})

describe('what a page knows of every store [DAY-204]', () => {
  test.each([
    ['the store that has run out', [outage(centro, [1])], centro, true],
    ['another store', [outage(centro, [1])], norte, false],
    ['no store yet, and one has it', [outage(centro, [1])], null, false],
    ['no store yet, and nobody has it', [outage(centro, [1]), outage(norte, [1])], null, true],
    ['no store yet, and all is sold', [], null, false],
  ] as const)('%s', (_title, outages, storeId, expected) => {
    expect(isOut(outages, { productId: soup as never, storeId, sellers: [centro, norte] })).toBe(expected)
  })

  it('takes what is out from the choices of a dish, in that store alone', () => {
    const sauces = aGroup(1, [aValue(301), aValue(302)])
    const dish = aProduct(30, 900, { optionGroups: [sauces] })
    const outages = [outage(centro, [], [301]), outage(sur, [30])]
    const valuesIn = (storeId: StoreId | null) =>
      asSoldIn(dish, outages, storeId).optionGroups[0]?.values.map(({ id }) => Number(id))
    expect([centro, norte, null].map(valuesIn)).toEqual([[302], [301, 302], [301, 302]])
    expect([centro, sur].map((storeId) => asSoldIn(dish, outages, storeId).published)).toEqual([true, false])
  })

  it('takes a dish that is out from the menus it is part of', () => {
    const menu = aProduct(20, 2000, { sections: [aSection(10, [anItem(101, aProduct(1, 500))], { minDishes: 1 })] })
    expect(asSoldIn(menu, [outage(centro, [1])], centro).published).toBe(false)
  })
})
