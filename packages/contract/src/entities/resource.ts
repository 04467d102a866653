import type { MenuId, ResourceId } from '@comanda/rules/ids'
import { resourceKinds } from '@comanda/rules/modes/resource-kind'
import type { Resource } from '@comanda/rules/venue/store'
import { z } from 'zod/mini'
import { wireFlag, wireNumberFlag } from '../wire/flag.ts'
import { wireList, wireTextOrNull } from '../wire/list.ts'
import { wireId, wireIdOrNull, wireWhole } from '../wire/number.ts'

/** TABLE-004. A room's tables have aliases; the room itself has none. */
export const wireResource = z.codec(
  z.object({
    id: wireId<ResourceId>(),
    mode_id: wireIdOrNull<MenuId>(),
    name: z.string(),
    alias: wireTextOrNull,
    is_service_charge: wireFlag,
    ask_room: wireFlag,
    type: z.enum(resourceKinds),
    reservs: wireNumberFlag,
    positions: wireList(z.object({ resource_pos: wireWhole, alias: wireTextOrNull, seats: wireWhole })),
  }),
  z.custom<Resource>(),
  {
    decode: (fields) => ({
      id: fields.id,
      kind: fields.type,
      name: fields.name,
      menuId: fields.mode_id,
      hasServiceCharge: fields.is_service_charge,
      asksRoom: fields.ask_room,
      takesBookings: fields.reservs,
      positions: fields.positions.map(({ resource_pos, alias, seats }) => ({ number: resource_pos, alias, seats })),
    }),
    encode: (resource) => ({
      id: resource.id,
      mode_id: resource.menuId,
      name: resource.name,
      alias: null,
      is_service_charge: resource.hasServiceCharge,
      ask_room: resource.asksRoom,
      type: resource.kind,
      reservs: resource.takesBookings,
      positions: resource.positions.map(({ number, alias, seats }) => ({ resource_pos: number, alias, seats })),
    }),
  },
)

/** A zone that takes bookings (BOOKING-017). */
export interface BookableZone {
  readonly resourceId: ResourceId
  readonly name: string
}

export const wireBookableZone = z.codec(
  z.object({ id: wireId<ResourceId>(), name: z.string(), resource_id: wireId<ResourceId>() }),
  z.custom<BookableZone>(),
  {
    decode: ({ resource_id, name }) => ({ resourceId: resource_id, name }),
    encode: ({ resourceId, name }) => ({ id: resourceId, name, resource_id: resourceId }),
  },
)
