import { type ResourceId, toId } from '@comanda/rules/ids'
import type { Position, Resource } from '@comanda/rules/venue/store'
import { menuIds } from './menus.ts'

export const resourceIds = {
  centro: { delivery: 11, pickup: 12, takehere: 13, room: 14, terrace: 15, salon: 16, hotel: 17 },
  malasana: { delivery: 21, pickup: 22, takehere: 23, room: 24 },
  palmas: { delivery: 31, pickup: 32, room: 34 },
}

type ResourceSheet = Partial<Omit<Resource, 'id'>> & Pick<Resource, 'kind' | 'name' | 'menuId'>

function resource(id: number, sheet: ResourceSheet): Resource {
  const plain = { hasServiceCharge: false, asksRoom: false, takesBookings: false, positions: [] }
  return { id: toId<ResourceId>(id), ...plain, ...sheet }
}

/** Tables 1 to n of the same size, some of them with a name. */
function tables(count: number, seats: number, aliases: Readonly<Record<number, string>> = {}): readonly Position[] {
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, alias: aliases[at + 1] ?? null, seats }))
}

const { centro, malasana, palmas } = resourceIds

export const centroResources = [
  resource(centro.delivery, { kind: 'delivery', name: 'Reparto', menuId: menuIds.delivery }),
  resource(centro.pickup, { kind: 'pickup', name: 'Mostrador', menuId: menuIds.pickup }),
  resource(centro.takehere, { kind: 'takehere', name: 'Barra', menuId: menuIds.table }),
  resource(centro.room, {
    kind: 'room',
    name: 'Sala',
    menuId: menuIds.table,
    takesBookings: true,
    positions: tables(12, 4, { 3: 'Ventana', 7: 'Chimenea', 12: 'Rincón' }),
  }),
  resource(centro.terrace, {
    kind: 'room',
    name: 'Terraza',
    menuId: menuIds.table,
    takesBookings: true,
    positions: tables(8, 4, { 1: 'Olivo' }),
  }),
  resource(centro.salon, {
    kind: 'room',
    name: 'Salón privado',
    menuId: menuIds.table,
    takesBookings: true,
    hasServiceCharge: true,
    positions: tables(2, 12, { 1: 'Goya', 2: 'Velázquez' }),
  }),
  resource(centro.hotel, {
    kind: 'room',
    name: 'Servicio de habitaciones',
    menuId: menuIds.table,
    asksRoom: true,
    positions: tables(1, 4),
  }),
]

export const malasanaResources = [
  resource(malasana.delivery, { kind: 'delivery', name: 'Reparto', menuId: menuIds.delivery }),
  resource(malasana.pickup, { kind: 'pickup', name: 'Mostrador', menuId: menuIds.pickup }),
  resource(malasana.takehere, { kind: 'takehere', name: 'Barra', menuId: menuIds.table }),
  resource(malasana.room, {
    kind: 'room',
    name: 'Comedor',
    menuId: menuIds.table,
    takesBookings: true,
    positions: tables(9, 4, { 9: 'Altillo' }),
  }),
]

export const palmasResources = [
  resource(palmas.delivery, { kind: 'delivery', name: 'Reparto', menuId: menuIds.delivery }),
  resource(palmas.pickup, { kind: 'pickup', name: 'Mostrador', menuId: menuIds.pickup }),
  resource(palmas.room, {
    kind: 'room',
    name: 'Mirador',
    menuId: menuIds.table,
    takesBookings: true,
    positions: tables(6, 4),
  }),
]
