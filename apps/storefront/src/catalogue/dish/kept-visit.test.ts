import { anItem, aProduct, aSection } from '@comanda/rules/testing/products'
import { describe, expect, it, test } from 'vitest'
import { readVisit } from './kept-visit.ts'

const mains = [anItem(21, aProduct(5, 700)), anItem(22, aProduct(6, 700)), anItem(23, aProduct(7, 700))]
const menu = aProduct(501, 1590, { sections: [aSection(1, [anItem(11, aProduct(4, 500))]), aSection(2, mains)] })
const item = { configuration: { valueIds: [], options: [], units: [] }, quantity: 2 }

describe('a menu kept while a dish of it is chosen', () => {
  it('is found again by its own menu [CONFIG-046]', () => {
    expect(readVisit(JSON.stringify({ productId: menu.id, item, i: 1, j: 2 }), menu)).toEqual({ item, i: 1, j: 2 })
  })

  it('has what was chosen of the dish so far [CONFIG-046] [F-039]', () => {
    const unit = { valueIds: [], options: [{ groupId: 1, valueId: 2 }], units: [] }
    const kept = { productId: menu.id, item, i: 1, j: 2 }
    expect(readVisit(JSON.stringify({ ...kept, unit }), menu)).toEqual({ item, i: 1, j: 2, unit })
    expect(readVisit(JSON.stringify({ ...kept, unit: { options: 1 } }), menu)).toEqual({ item, i: 1, j: 2 })
  })

  test.each([
    ['of another menu', { productId: 1, item, i: 1, j: 2 }],
    ['of a dish that is not there', { productId: menu.id, item, i: 1, j: 99 }],
    ['of no menu at all', { productId: menu.id, i: 1, j: 2 }],
    ['of no whole choice', { productId: menu.id, item: { configuration: {}, quantity: 1 }, i: 1, j: 2 }],
    ['of no quantity', { productId: menu.id, item: { ...item, quantity: 0 }, i: 1, j: 2 }],
  ])('%s is nobody’s', (_title, kept) => expect(readVisit(JSON.stringify(kept), menu)).toBeUndefined())

  it('that is no text of ours is nobody’s', () => expect(readVisit('{', menu)).toBeUndefined())
})
