import type { MinimumSearch } from '@comanda/contract/entities/venue-searches'
import { isRefusal } from '@comanda/contract/refusals'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type StoreId, toId } from '@comanda/rules/ids'
import type { DayWindow, IsoDate } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { store } from '../database/schema/store.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const unknownStore = toId<StoreId>(999)
const today = '2026-11-18' as IsoDate

function accepted<T>(answer: T): Exclude<T, { refused: unknown }> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused}`)
  return answer as Exclude<T, { refused: unknown }>
}

const starts = (slots: readonly DayWindow[]) => slots.map(({ from }) => formatMinute(from))

describe('POST /Store/getSchedulesDeliveryTakeawayByStoreId', () => {
  const ask = async (date: IsoDate, storeId = storeIds.malasana) =>
    accepted(await server.client.getOrderSchedules({ storeId, cartId: null, date }))

  it('gives the hours of a day for takeaway and for delivery, each by its own week [API-036] [SETUP-034]', async () => {
    const { pickup, delivery } = await ask(today)
    expect(starts(pickup).slice(0, 2)).toEqual(['14:00', '14:30'])
    expect(starts(delivery)[0]).toBe('20:00')
    expect(starts(delivery)).not.toContain('14:00')
  })

  it('is empty both ways on a day the store rests', async () => {
    expect(await ask('2026-11-23' as IsoDate)).toEqual({ pickup: [], delivery: [] })
  })

  it('leaves out the hour that spring skips, and offers an hour that autumn repeats once', async () => {
    const planning = await createTestApp()
    await planning.database.db
      .update(store)
      .set({ daysAhead: 366 })
      .where(and(eq(store.siteId, casaComanda.website.id), eq(store.id, storeIds.centro)))
    const listStarts = async (date: string) => {
      const search = { storeId: storeIds.centro, cartId: null, date: date as IsoDate }
      return starts(accepted(await planning.client.getOrderSchedules(search)).delivery)
    }
    const spring = await listStarts('2027-03-28')
    expect(spring.filter((from) => from.startsWith('02:'))).toEqual([])
    expect(spring).toContain('01:45')
    expect(spring).toContain('03:00')
    expect((await listStarts('2027-10-31')).filter((from) => from === '02:15')).toHaveLength(1)
    await planning.close()
  })

  it('refuses a store of another site as one that does not exist', async () => {
    const reservas = await server.visit({ host: 'reservas.localhost' })
    for (const storeId of [storeIds.palmas, unknownStore]) {
      expect(await reservas.client.getOrderSchedules({ storeId, cartId: null, date: today })).toMatchObject({
        refused: 'store-not-found',
      })
    }
  })
})

describe('GET /Store/cajaAbierta', () => {
  it('answers OK while the register is open [API-038] [SETUP-043]', async () => {
    expect(await server.client.getRegisterOpen({ storeId: storeIds.centro })).toEqual({ status: 'OK' })
  })

  it('says the documents’ sentence while it is closed; nothing answers OK in its place [API-038] [SETUP-043] [SETUP-044]', async () => {
    expect(await server.client.getRegisterOpen({ storeId: storeIds.palmas })).toEqual({
      refused: 'register-closed',
      message: 'No se puede iniciar el pedido actualmente',
    })
  })

  it('follows the register at once', async () => {
    const closing = await createTestApp()
    await closing.database.db
      .update(store)
      .set({ registerOpen: false })
      .where(and(eq(store.siteId, casaComanda.website.id), eq(store.id, storeIds.centro)))
    expect(await closing.client.getRegisterOpen({ storeId: storeIds.centro })).toMatchObject({
      refused: 'register-closed',
    })
    await closing.close()
  })

  it('knows no store of another site', async () => {
    const carta = await server.visit({ host: 'carta.localhost' })
    for (const storeId of [storeIds.palmas, unknownStore]) {
      expect(await carta.client.getRegisterOpen({ storeId })).toMatchObject({ refused: 'store-not-found' })
    }
  })
})

describe('GET /SaleTemp/getMinPurchase', () => {
  const ask = (wanted: Partial<MinimumSearch>) =>
    server.client.getMinPurchase({
      street: 'Calle de la Prueba',
      number: '1',
      postalCode: '28013',
      city: 'Madrid',
      mode: 'delivery',
      storeId: storeIds.centro,
      ...wanted,
    })

  it('is that of the zone the address lies in [API-079] [SETUP-041]', async () => {
    expect(await ask({})).toEqual({ minimum: 1200 })
    expect(await ask({ postalCode: '28001' })).toEqual({ minimum: 1800 })
  })

  it('is the nearest store’s where none is chosen, and nothing for takeaway [API-079] [SETUP-041]', async () => {
    expect(await ask({ storeId: null })).toEqual({ minimum: 1200 })
    expect(await ask({ mode: 'pickup' })).toEqual({ minimum: 0 })
  })

  it('is refused outside every zone and for a store of nobody’s', async () => {
    expect(await ask({ postalCode: '99999' })).toMatchObject({ refused: 'address-not-served' })
    expect(await ask({ postalCode: '99999', storeId: null })).toMatchObject({ refused: 'address-not-served' })
    expect(await ask({ storeId: unknownStore })).toMatchObject({ refused: 'store-not-found' })
  })
})
