import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { isStations } from '@comanda/rules/kitchen/kitchen-item'
import { isCooked } from '@comanda/rules/order/stand-order'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { lockItemsOfCart } from './board.repository.ts'
import { saveMoves } from './save-moves.ts'
import { hasStations } from './station.repository.ts'
import { isClashUnseen } from './to-shown-item.ts'

/**
 * Somebody says at the counter that an order is ready: its dishes are, too, and no board waits for them (DAY-201). What
 * they say was eaten is served, and nobody is called to carry it.
 */
export async function finishDishes(
  context: StaffWriteContext,
  cartId: CartId,
  { isEaten = false } = {},
): Promise<Refusal | undefined> {
  const dishes = await lockItemsOfCart(context.tx, context, cartId)
  const unfinished = dishes.filter((item) => isStations(item) || (isEaten && item.state === 'ready'))
  if (unfinished.some((item) => isStations(item) && isClashUnseen(item))) return refusal('allergy-unseen')
  const [one] = unfinished
  const hasPass = one === undefined || (await hasStations(context.tx, context.siteId, one.storeId))
  const state = hasPass && !isEaten ? 'ready' : 'served'
  await saveMoves(
    context,
    unfinished.map((item) => ({ item, next: { state, unitsReady: item.units } })),
  )
  return undefined
}

/** Somebody sends an order back from the counter: its dishes are cooked again. */
export async function recallDishes(context: StaffWriteContext, cartId: CartId): Promise<void> {
  const cooked = (await lockItemsOfCart(context.tx, context, cartId)).filter(({ state }) => isCooked(state))
  await saveMoves(
    context,
    cooked.map((item) => ({ item, next: { state: 'cooking', unitsReady: 0 } })),
  )
}
