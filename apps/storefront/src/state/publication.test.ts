import { type ProductId, type StoreId, toId } from '@comanda/rules/ids'
import { describe, expect, it } from 'vitest'
import { isPublished, setPublished } from './publication.ts'

const [centro, palmas] = [toId<StoreId>(1), toId<StoreId>(3)]
let last = 0
const aDish = () => toId<ProductId>(++last)

describe('a dish on an open page', () => {
  it('that one store has run out of is sold in the others, and before a store is chosen', () => {
    const dish = aDish()
    setPublished(dish, false, centro)
    expect([centro, palmas, null].map((store) => isPublished(dish, true, store))).toEqual([false, true, true])
    setPublished(dish, true, centro)
    expect(isPublished(dish, false, centro)).toBe(true)
  })

  it('that is withdrawn everywhere is sold in no store', () => {
    const dish = aDish()
    setPublished(dish, true, centro)
    setPublished(dish, false, null)
    expect([centro, palmas, null].map((store) => isPublished(dish, true, store))).toEqual([false, false, false])
    setPublished(dish, true, null)
    expect([centro, palmas, null].map((store) => isPublished(dish, false, store))).toEqual([true, true, true])
  })

  it('is sold again when its pause is over, though the page was made without it, and not when it was paused anew', () => {
    const dish = aDish()
    const endFirst = setPublished(dish, false, centro)
    const endSecond = setPublished(dish, false, centro)
    endFirst()
    expect(isPublished(dish, true, centro)).toBe(false)
    endSecond()
    expect(isPublished(dish, false, centro)).toBe(true)
  })
})
