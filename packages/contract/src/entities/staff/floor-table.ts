import type { CartId, LineId, OrderId, ResourceId } from '@comanda/rules/ids'
import { allergyAnswers } from '@comanda/rules/kitchen/allergy-answer'
import { tableCallKinds } from '@comanda/rules/table/table-call'
import { z } from 'zod/mini'
import { wireCents } from '../../wire/cents.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'

/** The payments that the guests of a table have begun and not finished yet. */
const wireOpenBill = z.object({
  cartId: wireUuid<CartId>(),
  version: wireWhole,
  openedAt: wireInstant,
  calls: z.array(z.object({ kind: z.enum(tableCallKinds), calledAt: wireInstant })),
  /** The dishes that were sent to the kitchen, at their price now. */
  lines: z.array(
    z.object({
      lineId: wireUuid<LineId>(),
      name: z.string(),
      /** The name of the guest who added it, where one was given. */
      who: z.nullable(z.string()),
      quantity: wireWhole,
      total: wireCents,
    }),
  ),
  /** Dishes that the guests have chosen and not sent: they are on no bill. */
  unsent: wireWhole,
  total: wireCents,
  /** The sum that is left to take, after what guests have paid by phone. */
  owed: wireCents,
  /** A guest is paying by phone at this moment. */
  isBeingPaid: z.boolean(),
  hasBuffet: z.boolean(),
  isBuffetBlocked: z.boolean(),
})

/** A table as the floor shows it. */
export const wireFloorTable = z.object({
  resourceId: wireId<ResourceId>(),
  position: wireWhole,
  name: z.string(),
  room: z.string(),
  /** Null where no party is ordering. */
  bill: z.nullable(wireOpenBill),
  /** Dishes on their way to it that clash with an allergy of somebody there, until they are served. */
  allergies: z.array(
    z.object({
      dish: z.string(),
      clashes: z.array(z.string()),
      /** Who took it on in the kitchen, and how. */
      taken: z.nullable(z.object({ answer: z.enum(allergyAnswers), by: z.string() })),
    }),
  ),
  /** The order that its guests have paid; they still sit there, and may wait for dishes of it. */
  paid: z.nullable(
    z.object({
      orderId: wireUuid<OrderId>(),
      number: wireWhole,
      version: wireWhole,
      paidAt: wireInstant,
      /** Plates that are not served yet. */
      unserved: wireWhole,
    }),
  ),
  /** Orders whose guests said that they pay the waiter. */
  debts: z.array(z.object({ orderId: wireUuid<OrderId>(), number: wireWhole, version: wireWhole, owed: wireCents })),
})
