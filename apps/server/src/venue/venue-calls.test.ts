import type { AddressSearch, HoursSearch, ResourceSearch } from '@comanda/contract/entities/venue-searches'
import { isRefusal } from '@comanda/contract/refusals'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { menuIds } from '@comanda/demo/casa-comanda/menus'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type ResourceId, type StoreId, toId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customer } from '../database/schema/customer.ts'
import { visitorSession } from '../database/schema/session.ts'
import { store } from '../database/schema/store.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const unknownStore = toId<StoreId>(999)

function accepted<T>(answer: T): Exclude<T, { refused: unknown }> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused}`)
  return answer as Exclude<T, { refused: unknown }>
}

describe('stores', () => {
  it('lists every store whole: hours, zones, rooms, settings [API-030] [SITE-039] [SITE-040] [SITE-041]', async () => {
    expect(await server.client.getStores({})).toEqual(casaComanda.stores)
  })

  it('counts them, as an array whose first element is the count [API-031] [API-009]', async () => {
    const reply = await server.app.inject({ method: 'GET', url: signedUrl(server, '/Stores/count') })
    expect(reply.json()).toEqual([3])
    const reservas = await server.visit({ host: 'reservas.localhost' })
    expect(await reservas.client.getStoresCount({})).toBe(2)
  })

  it('gives one [API-032]', async () => {
    expect(await server.client.getStore({ storeId: storeIds.malasana })).toEqual(casaComanda.stores[1])
  })

  it('refuses an unknown store, and one of another site the same way [API-032]', async () => {
    expect(await server.client.getStore({ storeId: unknownStore })).toMatchObject({ refused: 'store-not-found' })
    const reservas = await server.visit({ host: 'reservas.localhost' })
    expect(await reservas.client.getStore({ storeId: storeIds.palmas })).toMatchObject({ refused: 'store-not-found' })
  })

  it('does not show a store that is not published', async () => {
    const hiding = await createTestApp()
    await hiding.database.db
      .update(store)
      .set({ published: false })
      .where(and(eq(store.siteId, casaComanda.website.id), eq(store.id, storeIds.palmas)))
    expect(await hiding.client.getStoresCount({})).toBe(2)
    expect(await hiding.client.getStore({ storeId: storeIds.palmas })).toMatchObject({ refused: 'store-not-found' })
    await hiding.close()
  })
})

describe('GET /Store/getModeWeb', () => {
  it('is the site’s menu for a store without one of its own [API-033]', async () => {
    expect(await server.client.getStoreMode({ storeId: storeIds.centro })).toEqual({ menuId: menuIds.whole })
    expect(await server.client.getStoreMode({ storeId: unknownStore })).toMatchObject({ refused: 'store-not-found' })
  })

  it('is the store’s own where it has one [API-033]', async () => {
    const own = await createTestApp()
    await own.database.db
      .update(store)
      .set({ webMenuId: menuIds.pickup })
      .where(and(eq(store.siteId, casaComanda.website.id), eq(store.id, storeIds.centro)))
    expect(await own.client.getStoreMode({ storeId: storeIds.centro })).toEqual({ menuId: menuIds.pickup })
    expect(await own.client.getStoreMode({ storeId: storeIds.malasana })).toEqual({ menuId: menuIds.whole })
    await own.close()
  })
})

describe('GET /Store/nearestStore', () => {
  const at = (postalCode: string): AddressSearch => ({
    street: 'Calle de la Prueba',
    number: '1',
    postalCode,
    city: 'Madrid',
    province: 'Madrid',
  })

  it('gives the store that delivers there, and all that do [API-034]', async () => {
    const shared = accepted(await server.client.getNearestStore(at('28004')))
    expect(shared.list.map(({ id }) => id).toSorted()).toEqual([storeIds.centro, storeIds.malasana])
    expect(shared.store?.id).toBe(shared.list[0]?.id)
    const alone = accepted(await server.client.getNearestStore(at('28008')))
    expect(alone.list.map(({ id }) => id)).toEqual([storeIds.malasana])
    expect(alone.store?.id).toBe(storeIds.malasana)
  })

  it('prefers the store in the very postal code of the address', async () => {
    const { store: chosen } = accepted(await server.client.getNearestStore(at('28004')))
    expect(chosen?.address.postalCode).toBe('28004')
  })

  it('gives none where nobody delivers, nor where takeaway is closed [API-034]', async () => {
    expect(await server.client.getNearestStore(at('99999'))).toEqual({ store: null, list: [] })
    expect(await server.client.getNearestStore(at('35007'))).toEqual({ store: null, list: [] })
  })
})

describe('GET /Store/getHoursSchedule', () => {
  const ask = async (wanted: Partial<HoursSearch>) =>
    accepted(
      await server.client.getHoursSchedule({
        storeId: storeIds.malasana,
        cartId: null,
        date: '2026-11-18' as IsoDate,
        mode: null,
        ...wanted,
      }),
    ).map(({ from }) => `${Math.floor(from / 60)}:${String(from % 60).padStart(2, '0')}`)

  // The clock is fixed at Wednesday 13:30 in Madrid, and Malasaña needs half an hour.
  it('offers what is left of today, in the store’s own slots [API-035]', async () => {
    const today = await ask({ mode: 'pickup' })
    expect(today.slice(0, 3)).toEqual(['14:00', '14:30', '15:00'])
    expect(today).toContain('23:30')
    expect(today).not.toContain('13:30')
    expect(today).not.toContain('17:00')
  })

  it('keeps delivery to its own hours [API-035]', async () => {
    expect((await ask({ mode: 'delivery' }))[0]).toBe('20:00')
  })

  it('offers nothing on a closed day, a past day or a dated exception without shifts', async () => {
    expect(await ask({ date: '2026-11-23' as IsoDate })).toEqual([])
    expect(await ask({ date: '2026-11-17' as IsoDate })).toEqual([])
    expect(await ask({ date: '2026-12-25' as IsoDate })).toEqual([])
  })

  it('refuses an unknown store', async () => {
    const date = '2026-11-18' as IsoDate
    expect(
      await server.client.getHoursSchedule({ storeId: unknownStore, cartId: null, date, mode: null }),
    ).toMatchObject({ refused: 'store-not-found' })
  })
})

describe('GET /Store/getC10Id', () => {
  it('is nobody for a guest, and the customer of the session otherwise [API-037]', async () => {
    const visit = await server.visit()
    expect(await visit.client.getC10Client({})).toEqual({ clientId: null })
    const { db } = server.database
    const [person] = await db.select().from(customer).where(eq(customer.siteId, casaComanda.website.id)).limit(1)
    const member = await server.visit()
    await db
      .update(visitorSession)
      .set({ customerId: person?.id ?? null })
      .where(eq(visitorSession.id, member.session.sessionId))
    expect(await member.client.getC10Client({})).toEqual({ clientId: person?.id })
  })
})

describe('GET /Resource', () => {
  const ask = (wanted: Partial<ResourceSearch>) =>
    server.client.getResource({ resourceId: null, storeId: null, kind: null, ...wanted })

  it('gives the counter of a store for delivery 1, pickup 2 and eating here 3 [API-063] [CONST-018]', async () => {
    for (const kind of ['delivery', 'pickup', 'takehere'] as const) {
      const counter = accepted(await ask({ storeId: storeIds.malasana, kind }))
      expect(counter).toMatchObject({ kind, id: resourceIds.malasana[kind] })
    }
  })

  it('gives a room by its id, with its tables [API-063] [TABLE-004]', async () => {
    const salon = accepted(await ask({ resourceId: toId<ResourceId>(resourceIds.centro.salon) }))
    expect(salon).toMatchObject({ name: 'Salón privado', hasServiceCharge: true, asksRoom: false })
    expect(salon.positions).toHaveLength(2)
    expect(accepted(await ask({ resourceId: toId<ResourceId>(resourceIds.centro.hotel) })).asksRoom).toBe(true)
  })

  it('carries id, mode_id, name, alias, is_service_charge and ask_room on the wire [TABLE-004]', async () => {
    const read = async (id: number) =>
      (await server.app.inject({ method: 'GET', url: signedUrl(server, '/Resource', { id: String(id) }) })).json()
    expect(await read(resourceIds.centro.salon)).toMatchObject({
      id: resourceIds.centro.salon,
      mode_id: menuIds.table,
      name: 'Salón privado',
      alias: null,
      is_service_charge: '1',
      ask_room: '0',
      // A room has no alias of its own; its tables have.
      positions: [
        { resource_pos: 1, alias: 'Goya' },
        { resource_pos: 2, alias: 'Velázquez' },
      ],
    })
    expect(await read(resourceIds.centro.hotel)).toMatchObject({ is_service_charge: '0', ask_room: '1' })
  })

  it('refuses what is not there', async () => {
    expect(await ask({ resourceId: toId<ResourceId>(999) })).toMatchObject({ refused: 'resource-not-found' })
    expect(await ask({ storeId: storeIds.palmas, kind: 'takehere' })).toMatchObject({ refused: 'resource-not-found' })
    expect(await ask({})).toMatchObject({ refused: 'resource-not-found' })
  })
})

describe('GET /Resource/getAlias', () => {
  const room = toId<ResourceId>(resourceIds.centro.room)

  it('names the room and the table [API-064]', async () => {
    expect(await server.client.getResourceAlias({ resourceId: room, position: 3 })).toEqual({
      name: 'Sala',
      alias: 'Ventana',
    })
    expect(await server.client.getResourceAlias({ resourceId: room, position: 4 })).toEqual({
      name: 'Sala',
      alias: null,
    })
  })

  it('refuses a table that does not exist', async () => {
    for (const position of [0, -1, 13]) {
      expect(await server.client.getResourceAlias({ resourceId: room, position })).toMatchObject({
        refused: 'resource-not-found',
      })
    }
  })
})

describe('GET /Resources/noCompleteObject', () => {
  it('lists the zones of a store that take bookings [API-065]', async () => {
    const zones = accepted(await server.client.getResourcesBooking({ storeId: storeIds.centro }))
    expect(zones.map(({ name }) => name)).toEqual(['Sala', 'Terraza', 'Salón privado'])
    expect(await server.client.getResourcesBooking({ storeId: unknownStore })).toMatchObject({
      refused: 'store-not-found',
    })
  })

  it('lists none for a store that takes no bookings', async () => {
    const closed = await createTestApp()
    await closed.database.db.update(store).set({ takesBookings: false })
    expect(await closed.client.getResourcesBooking({ storeId: storeIds.centro })).toEqual([])
    await closed.close()
  })
})

describe('GET /PriceLists/getGeneralListForTpv', () => {
  it('gives the general price list [API-068]', async () => {
    const general = casaComanda.priceLists.find(({ isGeneral }) => isGeneral)
    expect(await server.client.getPriceList({})).toEqual({ id: general?.id, name: general?.name })
  })
})
