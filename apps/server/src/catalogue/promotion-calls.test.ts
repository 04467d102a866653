import { isRefusal } from '@comanda/contract/refusals'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupon } from '../database/schema/coupon.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('GET /ReasonsDiscounts', () => {
  const namesAt = async (storeId: (typeof storeIds)[keyof typeof storeIds], atTable = false) => {
    const answer = await server.client.getDiscounts({ storeId, atTable })
    if (isRefusal(answer)) throw new Error(answer.refused)
    return answer.map(({ name }) => name)
  }
  const expected = (storeId: (typeof storeIds)[keyof typeof storeIds]) =>
    casaComanda.promotions
      .filter((row) => row.storeIds.length === 0 || row.storeIds.includes(storeId))
      .map(({ promotion }) => promotion.name)

  it('gives the promotions of the store, all three kinds whole [API-066] [PRICE-010]', async () => {
    for (const storeId of Object.values(storeIds)) expect(await namesAt(storeId)).toEqual(expected(storeId))
    const answer = await server.client.getDiscounts({ storeId: storeIds.centro, atTable: false })
    if (isRefusal(answer)) throw new Error(answer.refused)
    for (const promotion of answer) {
      const written = casaComanda.promotions.find((row) => row.promotion.id === promotion.id)?.promotion
      expect({ ...promotion, productIds: new Set(promotion.productIds) }).toEqual({
        ...written,
        productIds: new Set(written?.productIds),
      })
    }
    const kinds = casaComanda.promotions.map(({ promotion }) => promotion.deal.kind)
    expect(new Set(kinds).size).toBe(3)
  })

  it('leaves out at a table what does not hold there [PRICE-017]', async () => {
    const atTables = casaComanda.promotions
      .filter(({ promotion }) => promotion.atTables)
      .map((row) => row.promotion.name)
    expect(await namesAt(storeIds.centro, true)).toEqual(
      expected(storeIds.centro).filter((name) => atTables.includes(name)),
    )
  })
})

describe('GET /ReasonDiscount/getCupon', () => {
  const hour = 3_600_000
  const add = (code: string, fields: Partial<typeof coupon.$inferInsert>) =>
    server.database.db.insert(coupon).values({
      siteId: casaComanda.website.id,
      code,
      amount: 500 as Cents,
      minimumOrder: 2000 as Cents,
      validFrom: (testNow - hour) as Instant,
      validTo: (testNow + hour) as Instant,
      ...fields,
    })

  it('tells what a code is worth, however it is written [API-067]', async () => {
    await add('CINCO-MENOS', {})
    expect(await server.client.getCoupon({ code: ' cinco-Menos' })).toMatchObject({
      code: 'CINCO-MENOS',
      discount: { amount: 500 },
      minimumOrder: 2000,
    })
  })

  it('refuses an unknown code, and one that is not out yet with the same words', async () => {
    await add('MAÑANA', { validFrom: (testNow + 1) as Instant })
    await add('RETIRADO', { published: false })
    for (const code of ['NADA', 'MAÑANA', 'RETIRADO']) {
      expect(await server.client.getCoupon({ code })).toMatchObject({ refused: 'coupon-not-found' })
    }
  })

  it('refuses a code that is over or used up', async () => {
    await add('AYER', { validTo: testNow })
    await add('GASTADO', { useLimit: 1, uses: 1 })
    expect(await server.client.getCoupon({ code: 'AYER' })).toMatchObject({ refused: 'coupon-expired' })
    expect(await server.client.getCoupon({ code: 'GASTADO' })).toMatchObject({ refused: 'coupon-used-up' })
  })
})
