import { allergyWishes } from '@comanda/rules/cart/allergy-wish'
import type { KitchenItemId, OrderId, ProductId, StationId, TicketId } from '@comanda/rules/ids'
import { allergyAnswers } from '@comanda/rules/kitchen/allergy-answer'
import { kitchenItemStates } from '@comanda/rules/kitchen/kitchen-item'
import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import { cancelReasons } from '@comanda/rules/order/reject-reason'
import { z } from 'zod/mini'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireIdOrNull, wireUuid, wireUuidOrNull, wireWhole } from '../../wire/number.ts'

/** A dish on a board, in the words it was sent with. */
export const wireKitchenItem = z.object({
  itemId: wireUuid<KitchenItemId>(),
  /** Null: no station cooks it, so it is marked at the pass. */
  stationId: wireIdOrNull<StationId>(),
  productId: wireId<ProductId>(),
  state: z.enum(kitchenItemStates),
  course: wireWhole,
  /** When its course was fired; null for what was to be begun with its ticket. */
  firedAt: z.nullable(wireInstant),
  units: wireWhole,
  unitsReady: wireWhole,
  combo: z.nullable(z.string()),
  name: z.string(),
  /** Everything that was chosen and left out. */
  words: z.array(z.string()),
  /** What of it differs from the dish's standard: the rest goes without saying. */
  deviations: z.array(z.string()),
  notes: z.string(),
  allergens: z.array(z.string()),
  traces: z.array(z.string()),
  /** The allergens of somebody who may eat it. */
  declared: z.array(z.string()),
  /** Those of them that were declared for this dish, and not for the whole table. */
  declaredHere: z.array(z.string()),
  /** What its diner said who was told of those that it meets (DAY-206). */
  answered: z.nullable(z.object({ wish: z.enum(allergyWishes), allergens: z.array(z.string()) })),
  /** A declared allergy meets what it contains or may contain, and nobody has said yet that they know. */
  isAllergyUnseen: z.boolean(),
  /** Who took it on, and how; null until somebody has. */
  allergyTaken: z.nullable(z.object({ answer: z.enum(allergyAnswers), by: z.string() })),
  /** It was voided after it was sent, and its station has not said yet that it knows. */
  isVoidUnseen: z.boolean(),
  /** Why it alone was taken out of its order. */
  voidReason: z.nullable(z.enum(cancelReasons)),
  version: wireWhole,
})

/** One round of a table, or one order. */
export const wireKitchenTicket = z.object({
  ticketId: wireUuid<TicketId>(),
  orderId: wireUuidOrNull<OrderId>(),
  number: wireWhole,
  mode: z.enum(orderingModes),
  place: z.string(),
  notes: z.string(),
  /** The number of the order that it was added to: both go out together. */
  beside: z.nullable(wireWhole),
  /** Why its order was cancelled. */
  cancelReason: z.nullable(z.enum(cancelReasons)),
  sentAt: wireInstant,
  dueAt: wireInstant,
  /** No printer can be counted on for it: whoever works by paper has to look here. */
  isOffPaper: z.boolean(),
  items: z.array(wireKitchenItem),
})
