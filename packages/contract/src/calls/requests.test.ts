import type { BrandId, CartId, CategoryId, ResourceId, StoreId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import type { Call, RequestOf } from '../call.ts'
import { isReplayed, splitRequest, travelsInQuery } from '../call.ts'
import { getCategories } from './catalogue.ts'
import { getHoursSchedule, getOrderSchedules } from './opening-hours.ts'
import { getProducts } from './product.ts'
import { getDiscounts } from './promotion.ts'
import { getResource } from './resource.ts'
import { getMinPurchase } from './venue.ts'

/** A query carries text only. */
const read = <C extends Call>({ request }: C, query: Record<string, string>) => z.decode(request, query) as RequestOf<C>
const travel = <C extends Call>({ request }: C, asked: RequestOf<C>) =>
  z.decode(request, z.encode(request, asked)) as RequestOf<C>
const write = <C extends Call>({ request }: C, asked: RequestOf<C>) => z.encode(request, asked)

describe('categories are asked for', () => {
  it.each([
    ['at the top, as at the start', { parent_id: '0' }, { parentId: 'top', brandId: null }],
    ['below one, of one brand', { parent_id: '7', brand: '2' }, { parentId: 7 as CategoryId, brandId: 2 as BrandId }],
    ['all of them', {}, { parentId: 'any', brandId: null }],
  ] as const)('%s [CATALOGUE-002]', (_name, query, asked) => {
    expect(read(getCategories, query)).toEqual(asked)
    expect(travel(getCategories, asked)).toEqual(asked)
  })
})

describe('products are asked for', () => {
  it('by nothing, a page, or a text', () => {
    const none = { categoryId: null, brandId: null, text: null, offset: 0, limit: null }
    expect(read(getProducts, {})).toEqual(none)
    expect(read(getProducts, { search: 'arroz', offset: '20', limit: '10' })).toEqual({
      ...none,
      text: 'arroz',
      offset: 20,
      limit: 10,
    })
  })

  it('never from before the first, nor fewer than none', () => {
    expect(read(getProducts, { offset: '-5', limit: '-1' })).toMatchObject({ offset: 0, limit: 0 })
  })

  it('in whole numbers only', () => {
    expect(z.safeDecode(getProducts.request, { limit: '1e9' }).success).toBe(false)
  })
})

describe('hours are asked for', () => {
  it('by store, date and, where it is known, cart or mode [SETUP-034]', () => {
    const bare = { storeId: 1 as StoreId, cartId: null, date: '2026-03-14' as IsoDate, mode: null }
    expect(read(getHoursSchedule, { id: '1', date: '2026-03-14', sale_temp_id: '' })).toEqual(bare)
    const full = { ...bare, cartId: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f' as CartId, mode: 'delivery' as const }
    expect(travel(getHoursSchedule, full)).toEqual(full)
  })
})

describe('the hours of both ways are asked for', () => {
  it('by store and date; a cart may be named and need not be [API-036] [OPEN-008]', () => {
    const bare = { storeId: 1 as StoreId, cartId: null, date: '2026-03-14' as IsoDate }
    expect(read(getOrderSchedules, { id: '1', date: '2026-03-14' })).toEqual(bare)
    const full = { ...bare, cartId: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f' as CartId }
    expect(travel(getOrderSchedules, full)).toEqual(full)
  })
})

describe('the minimum is asked for', () => {
  const place = { street: 'Calle Mayor', number: '1', postalCode: '28013', city: 'Madrid' }
  it.each([
    ['takeaway', 'pickup', 1 as StoreId],
    ['delivery', 'delivery', null],
  ] as const)('with type_purchase %s for %s [SETUP-041] [OPEN-009]', (word, mode, storeId) => {
    const asked = { ...place, mode, storeId }
    expect(write(getMinPurchase, asked)).toEqual({
      address: 'Calle Mayor',
      number: '1',
      zip_code: '28013',
      city: 'Madrid',
      type_purchase: word,
      selected_store: storeId,
    })
    expect(travel(getMinPurchase, asked)).toEqual(asked)
  })
})

describe('a resource is asked for', () => {
  it.each([
    ['1', 'delivery', '0'],
    ['2', 'pickup', '0'],
    ['3', 'takehere', '1'],
  ] as const)('with delivery code %s as the counter for %s [CONST-018] [SETUP-047]', (code, kind, web) => {
    const asked = { resourceId: null, storeId: 1 as StoreId, kind }
    expect(read(getResource, { store: '1', delivery: code })).toEqual(asked)
    expect(write(getResource, asked)).toEqual({ id: null, store: 1, delivery: Number(code), web })
  })

  it('by its id', () => {
    const asked = { resourceId: 4 as ResourceId, storeId: null, kind: null }
    expect(read(getResource, { id: '4' })).toEqual(asked)
    expect(read(getResource, { id: '4', delivery: '' })).toEqual(asked)
    expect(travel(getResource, asked)).toEqual(asked)
    expect(z.safeDecode(getResource.request, { delivery: '4' as never }).success).toBe(false)
  })
})

describe('promotions are asked for', () => {
  it('of a store, at a table with the table flag 1 [SITE-049]', () => {
    const asked = { storeId: 1 as StoreId, atTable: true }
    expect(write(getDiscounts, asked)).toEqual({
      store: 1,
      front: '1',
      percent_amount: 'productos',
      active_only_for_tpv: '1',
    })
    expect(read(getDiscounts, { store: '1' })).toEqual({ storeId: 1, atTable: false })
  })
})

describe('a row', () => {
  it.each([
    ['GET', undefined, 'query', false],
    ['DELETE', undefined, 'query', true],
    ['POST', undefined, 'body', true],
    ['PUT', undefined, 'body', true],
    ['GET', 'replayed', 'query', true],
    ['POST', 'done-again', 'body', false],
  ] as const)('%s with repeats %s travels in the %s; replayed: %s', (method, repeats, place, replayed) => {
    const row = { method, ...(repeats === undefined ? {} : { repeats }) }
    expect(travelsInQuery(row)).toBe(place === 'query')
    expect(isReplayed(row)).toBe(replayed)
  })

  it('may put what it writes into the query', () => {
    expect(travelsInQuery({ method: 'POST', parametersIn: 'query' })).toBe(true)
  })

  it('may put its id into the query and the rest into the body, as the documents do', () => {
    const wire = { id: 'x', name: 'Ana' }
    expect(splitRequest({ alsoInQuery: ['id'] }, wire)).toEqual({ query: { id: 'x' }, body: { name: 'Ana' } })
    expect(splitRequest({}, wire)).toEqual({ query: {}, body: wire })
  })
})
