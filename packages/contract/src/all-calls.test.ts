import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { allCalls, callsBySubject, getExample } from './all-calls.ts'
import { type Call, callers } from './call.ts'

const rows: [string, Call][] = Object.values(callsBySubject).flatMap((calls) => Object.entries(calls))

describe('the catalogue of calls', () => {
  it.each(rows)('%s reads its own examples and writes them back unchanged', (name, row) => {
    for (const side of ['request', 'reply'] as const) {
      const example = getExample(name)[side]
      const decoded = z.decode(row[side], example)
      const encoded = z.encode(row[side], decoded)
      expect(z.decode(row[side], encoded)).toEqual(decoded)
      // What an example leaves out is optional; everything else must come back unchanged.
      expect(JSON.parse(JSON.stringify(encoded))).toMatchObject(withoutNulls(example) as object)
    }
  })

  it.each(rows)('%s says who may make it and which requirements it carries out', (_name, row) => {
    expect(callers).toContain(row.caller)
    expect(row.requirements.length).toBeGreaterThan(0)
    expect(row.summary).toMatch(/\.$/)
  })

  it('has one row per method and path', () => {
    const doors = rows.map(([, row]) => `${row.method} ${row.path}`)
    expect(new Set(doors).size).toBe(doors.length)
  })

  it('lists every call under exactly one subject', () => {
    const grouped = Object.values(callsBySubject).flatMap((calls) => Object.keys(calls))
    expect(grouped.toSorted()).toEqual([...Object.keys(allCalls), 'live'].toSorted())
  })

  it.each([
    ['POST /Customer/login', 'API-012'],
    ['POST /Customer/save', 'API-013'],
    ['GET /Customer', 'API-015'],
    ['POST /Customer/changePassword', 'API-016'],
    ['POST /Customer/validateEmail', 'API-017'],
    ['POST /Customer/update', 'API-014'],
    ['GET /Customer/getCards', 'API-018'],
    ['POST /Customer/deleteCard', 'API-019'],
    ['GET /Customer/favorites', 'API-020'],
    ['GET /Customer/getMyOrdersCount', 'API-021'],
    ['GET /Customer/getMyOrders', 'API-022'],
    ['GET /Sale', 'API-023'],
    ['GET /BonusPointsHistoryList', 'API-029'],
    ['GET /Customeraddress', 'API-024'],
    ['GET /Customeraddres', 'API-025'],
    ['POST /Customeraddres', 'API-026'],
    ['PUT /Customeraddres', 'API-027'],
    ['DELETE /Customeraddres', 'API-028'],
    ['GET /Stores', 'API-030'],
    ['GET /Stores/count', 'API-031'],
    ['GET /Store', 'API-032'],
    ['GET /Store/getModeWeb', 'API-033'],
    ['GET /Store/nearestStore', 'API-034'],
    ['GET /Store/getHoursSchedule', 'API-035'],
    ['POST /Store/getSchedulesDeliveryTakeawayByStoreId', 'API-036'],
    ['GET /Store/getC10Id', 'API-037'],
    ['GET /Store/cajaAbierta', 'API-038'],
    ['GET /Web', 'API-039'],
    ['GET /Web/getCms', 'API-040'],
    ['GET /Web/getCookieCMS', 'API-041'],
    ['GET /Web/getPoliticaCMS', 'API-042'],
    ['GET /Web/getTerminosCondicionesCMS', 'API-043'],
    ['GET /Web/getCovidGeneralCMS', 'API-044'],
    ['GET /Web/getCovidDeliveryCMS', 'API-045'],
    ['GET /Web/getSocials', 'API-046'],
    ['GET /Web/getBanners', 'API-047'],
    ['POST /Web/sendContactForm', 'API-050'],
    ['POST /Web/suscribeTopic', 'API-051'],
    ['GET /Allergens', 'API-052'],
    ['GET /Diets', 'API-053'],
    ['GET /Brands', 'API-054'],
    ['GET /CategoriesProducts', 'API-055'],
    ['GET /CategoryProduct', 'API-056'],
    ['GET /Products', 'API-057'],
    ['GET /Products/count', 'API-058'],
    ['GET /Product', 'API-059'],
    ['GET /Products/getFavoritesWeb', 'API-060'],
    ['GET /Products/getOffers', 'API-061'],
    ['GET /Products/getProductsnews', 'API-062'],
    ['GET /Resource', 'API-063'],
    ['GET /Resource/getAlias', 'API-064'],
    ['GET /Resources/noCompleteObject', 'API-065'],
    ['GET /ReasonsDiscounts', 'API-066'],
    ['GET /ReasonDiscount/getCupon', 'API-067'],
    ['GET /PriceLists/getGeneralListForTpv', 'API-068'],
    ['GET /SaleTemp/getMinPurchase', 'API-079'],
    ['GET /SaleTemp/getCartId', 'API-069'],
    ['GET /SaleTemp', 'API-070'],
    ['POST /SaleTemp/save', 'API-071'],
    ['DELETE /SaleTemp', 'API-072'],
    ['POST /DetailItemTemp', 'API-073'],
    ['PUT /DetailItemTemp', 'API-074'],
    ['DELETE /DetailItemTemp', 'API-075'],
    ['POST /Sale/createItemsForPartialSale', 'API-076'],
    ['POST /SaleTemp/initCarritoForWeb', 'API-077'],
    ['GET /SaleTemp/calculateShipping', 'API-078'],
    ['GET /SaleTemp/applyGifts', 'API-081'],
    ['POST /SaleTemp/callEmployee', 'API-083'],
    ['GET /SaleTemp/helpEmployee', 'API-084'],
    ['POST /Login', 'API-011'],
    ['POST /admin/startup', 'API-002'],
  ])('keeps the given path %s of %s [OPEN-097]', (door, requirement) => {
    const row = rows.map(([, candidate]) => candidate).find((call) => `${call.method} ${call.path}` === door)
    expect(row?.requirements).toContain(requirement)
  })
})

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => (member === null ? [] : [[key, withoutNulls(member)]])),
  )
}
