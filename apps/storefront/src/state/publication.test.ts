import { type ProductId, type StoreId, toId } from '@comanda/rules/ids'
import { describe, expect, it } from 'vitest'
import { isPublished, type SoldOn, setPublished } from './publication.ts'

const [centro, palmas] = [toId<StoreId>(1), toId<StoreId>(3)]
let last = 0
const aDish = () => toId<ProductId>(++last)
const site: SoldOn = { firstStoreId: null, stores: [{ id: centro }, { id: palmas }], outages: [] }
const isSold = (id: ProductId, atFirst: boolean, storeId: StoreId | null, on = site) =>
  isPublished({ id, unpublished: !atFirst }, on, storeId)

describe('a dish on an open page', () => {
  it('that one store has run out of is sold in the others, and before a store is chosen', () => {
    const dish = aDish()
    setPublished(dish, false, centro)
    expect([centro, palmas, null].map((store) => isSold(dish, true, store))).toEqual([false, true, true])
    setPublished(dish, true, centro)
    expect(isSold(dish, false, centro)).toBe(true)
  })

  it('that is withdrawn everywhere is sold in no store', () => {
    const dish = aDish()
    setPublished(dish, true, centro)
    setPublished(dish, false, null)
    expect([centro, palmas, null].map((store) => isSold(dish, true, store))).toEqual([false, false, false])
    setPublished(dish, true, null)
    expect([centro, palmas, null].map((store) => isSold(dish, false, store))).toEqual([true, true, true])
  })

  it('is sold again when its pause is over, though the page was made without it, and not when it was paused anew', () => {
    const dish = aDish()
    const endFirst = setPublished(dish, false, centro)
    const endSecond = setPublished(dish, false, centro)
    endFirst()
    expect(isSold(dish, true, centro)).toBe(false)
    endSecond()
    expect(isSold(dish, false, centro)).toBe(true)
  })

  it('that a store had run out of when the page was made is not sold there, until its return is heard of [DAY-204]', () => {
    const dish = aDish()
    const outages = [{ storeId: centro, dishes: [{ id: dish, until: null }], valueIds: [] }]
    const made = { ...site, outages }
    const stores = [centro, palmas, null]
    expect(stores.map((store) => isSold(dish, true, store, made))).toEqual([false, true, true])
    const everywhere = { ...made, stores: [{ id: centro }] }
    expect(isSold(dish, true, null, everywhere)).toBe(false)
    setPublished(dish, true, centro)
    expect(stores.map((store) => isSold(dish, true, store, made))).toEqual([true, true, true])
  })
})
