import type { CartId, SiteId } from '@comanda/rules/ids'
import { modeRules } from '@comanda/rules/modes/mode-rules'
import type { Sale } from '@comanda/rules/order/sale'
import type { Instant } from '@comanda/rules/time/calendar'
import { addMinutes } from '@comanda/rules/time/store-moment'
import { slotHoldMinutes } from '@comanda/rules/venue/full-slots'
import type { Tx } from '../database/database.ts'
import { putSlotUse, removeSlotUse, saveSlotUse, type TakenSlot } from './slot-use.repository.ts'

type SlotSale = Pick<Sale, 'cartId' | 'storeId' | 'setup'>

interface Reserving {
  readonly siteId: SiteId
  readonly sale: SlotSale
  readonly now: Instant
}

/**
 * A place in the slot a sale is for, before any money is asked for; false when the kitchen takes no more for it. It is
 * kept while a bank is asked, but no longer than others can wait for it.
 */
export function reserveSlot(tx: Tx, reserving: Reserving): Promise<boolean> {
  return takeSlot(tx, reserving, addMinutes(reserving.now, slotHoldMinutes))
}

/** The same where the order stands at once, in this transaction. */
export function sellSlot(tx: Tx, reserving: Reserving): Promise<boolean> {
  return takeSlot(tx, reserving, null)
}

async function takeSlot(tx: Tx, { siteId, sale, now }: Reserving, heldUntil: Instant | null): Promise<boolean> {
  const slot = toSlot(sale)
  if (slot !== null) return saveSlotUse(tx, siteId, { ...slot, heldUntil, now })
  await removeSlotUse(tx, siteId, sale.cartId)
  return true
}

/** The order stands. A late one is cooked too, though its slot filled up meanwhile: it was paid for. */
export async function spendSlot(tx: Tx, siteId: SiteId, sale: SlotSale): Promise<void> {
  const slot = toSlot(sale)
  if (slot !== null) await putSlotUse(tx, siteId, { ...slot, heldUntil: null })
}

export async function releaseSlot(tx: Tx, siteId: SiteId, cartId: CartId): Promise<void> {
  await removeSlotUse(tx, siteId, cartId)
}

/** Only what is ordered for an hour takes a place; who sits in the venue is served as they come. */
function toSlot({ cartId, storeId, setup }: SlotSale): Omit<TakenSlot, 'heldUntil'> | null {
  const { mode, date, time } = setup
  if (!modeRules[mode].needs.includes('time') || date === null || time === null) return null
  return { cartId, storeId, day: date, minute: time }
}
