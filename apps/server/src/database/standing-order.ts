import type { KitchenItemState } from '@comanda/rules/kitchen/kitchen-item'
import type { OrderStatus } from '@comanda/rules/order/order'
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

/** The columns of an order, and what says where it stands besides what hands have recorded. */
export const standingColumns = {
  ...getTableColumns(placedOrder),
  dishes: sql<KitchenItemState[]>`array(select distinct item.state::text ${ofOrder})`,
  isOut,
}

type StoredOrder = typeof placedOrder.$inferSelect
type ReadOrder = StoredOrder & { readonly dishes: KitchenItemState[]; readonly isOut: boolean }

/** An order whose status is where it stands, and not what hands have recorded last. */
export function toStanding({ dishes, isOut: hasLeft, ...order }: ReadOrder): StoredOrder {
  const { status: recorded, setup } = order
  return { ...order, status: standOrder({ mode: setup.mode, recorded, dishes, isOut: hasLeft }) }
}

/** Where an order stands, for a read that searches by it: what `standOrder` says, as a test holds for every case. */
const stands = sql<OrderStatus>`(
  select case
    when placed_order.status in ('on-hold', 'picked-up', 'cancelled') or dishes.all_cooked is null or ${isOut}
      then placed_order.status
    when placed_order.setup ->> 'mode' = 'table' and dishes.all_served then 'picked-up'
    when dishes.all_cooked then 'ready'
    when placed_order.status = 'ready' then 'preparing'
    else placed_order.status
  end
  from (
    select bool_and(item.state in ('ready', 'served')) as all_cooked, bool_and(item.state = 'served') as all_served
    ${ofOrder} and item.state <> 'voided'
  ) dishes
)`

/** Neither handed over, nor cancelled, nor eaten. What hands have ended is left out first, by the index. */
export function isUnderWay(): SQL {
  return sql`placed_order.status not in ('picked-up', 'cancelled') and ${stands} <> 'picked-up'`
}

/** In brackets, so that it can be denied. */
export function standsReady(): SQL {
  return sql`(placed_order.status in ('preparing', 'bagging', 'ready') and ${stands} = 'ready')`
}
