import type { ResourceId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireId, wireWhole } from '../wire/number.ts'

/** A table: its room, and its number there. */
export interface TablePlace {
  readonly resourceId: ResourceId
  readonly position: number
}

export const wireTablePlace = z.codec(
  z.object({ resource: wireId<ResourceId>(), resource_pos: wireWhole }),
  z.custom<TablePlace>(),
  {
    decode: ({ resource, resource_pos }) => ({ resourceId: resource, position: resource_pos }),
    encode: ({ resourceId, position }) => ({ resource: resourceId, resource_pos: position }),
  },
)
