import type { KitchenItemState } from '@comanda/rules/kitchen/kitchen-item'
import type { OrderStatus } from '@comanda/rules/order/order'
import { type AskedSteps, listOrderSteps, type OrderSteps } from '@comanda/rules/order/order-steps'
import { standOrder } from '@comanda/rules/order/stand-order'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { placedOrder } from './schema/order.ts'

// The tables are named in full: Drizzle names none where a read has only one.
const ofOrder = sql.raw(`from kitchen_ticket ticket
  join kitchen_item item on item.site_id = ticket.site_id and item.ticket_id = ticket.id
  where ticket.site_id = placed_order.site_id and ticket.cart_id = placed_order.cart_id`)
/** How many of its dishes the kitchen has, and has finished; what was taken out is none of them. */
export const kitchenUnits = sql<{ readonly ready: number; readonly all: number }>`(
  select json_build_object('ready', coalesce(sum(item.units) filter (where item.state in ('ready', 'served')), 0),
    'all', coalesce(sum(item.units), 0)) ${ofOrder} and item.state <> 'voided')`
const isOut = sql<boolean>`exists (select 1 from dispatch
  where dispatch.site_id = placed_order.site_id and dispatch.order_id = placed_order.id and dispatch.out_at is not null)`

const ofStore = sql.raw(`from store where store.site_id = placed_order.site_id and store.id = placed_order.store_id`)

/** The columns of an order, and what says where it stands besides what hands have recorded. */
export const standingColumns = {
  ...getTableColumns(placedOrder),
  dishes: sql<KitchenItemState[]>`array(select distinct item.state::text ${ofOrder})`,
  isOut,
  asked: sql<AskedSteps>`(
    select json_build_object('asksBagging', store.asks_bagging, 'asksReady', store.asks_ready) ${ofStore})`,
}

type StoredOrder = typeof placedOrder.$inferSelect
type ReadOrder = StoredOrder & {
  readonly dishes: KitchenItemState[]
  readonly isOut: boolean
  readonly asked: AskedSteps
}

/** An order whose status is where it stands, and not what hands have recorded last, with the steps that it goes through. */
export type StandingOrder = StoredOrder & { readonly steps: OrderSteps }

export function toStanding({ dishes, isOut: hasLeft, asked, ...order }: ReadOrder): StandingOrder {
  const { mode } = order.setup
  const steps = listOrderSteps(mode, asked)
  return { ...order, steps, status: standOrder({ mode, recorded: order.status, dishes, isOut: hasLeft, steps }) }
}

/** Where an order stands, for a read that searches by it: what `standOrder` says, as a test holds for every case. */
const stands = sql<OrderStatus>`(
  select case
    when placed_order.status in ('on-hold', 'picked-up', 'cancelled') then placed_order.status
    when ${isOut} then 'ready'
    when placed_order.setup ->> 'mode' = 'table' and dishes.all_served then 'picked-up'
    when dishes.all_cooked and asked.ready then 'ready'
    when placed_order.status = 'ready' and (dishes.all_cooked is not null or not asked.ready) then 'preparing'
    when placed_order.status = 'bagging' and not asked.bagging then 'preparing'
    else placed_order.status
  end
  from (
    select bool_and(item.state in ('ready', 'served')) as all_cooked, bool_and(item.state = 'served') as all_served
    ${ofOrder} and item.state <> 'voided'
  ) dishes, (
    select placed_order.setup ->> 'mode' = 'delivery' or store.asks_ready as ready,
      placed_order.setup ->> 'mode' <> 'table' and store.asks_bagging as bagging
    ${ofStore}
  ) asked
)`

/** Neither handed over, nor cancelled, nor eaten. What hands have ended is left out first, by the index. */
export function isUnderWay(): SQL {
  return sql`placed_order.status not in ('picked-up', 'cancelled') and ${stands} <> 'picked-up'`
}

/** In brackets, so that it can be denied. */
export function standsReady(): SQL {
  return sql`(placed_order.status in ('preparing', 'bagging', 'ready') and ${stands} = 'ready')`
}

/** The kitchen is done with it, also where its store asks nobody to say that it is ready. */
export function isCookedWhole(): SQL {
  return sql`(${standsReady()} or coalesce((
    select bool_and(item.state in ('ready', 'served')) ${ofOrder} and item.state <> 'voided'), false))`
}
