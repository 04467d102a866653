import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { Sale } from '@comanda/rules/order/sale'

/** A slot that fills up this often between two steps fills up faster than anybody can order. */
const mostTries = 8

/**
 * «As soon as possible» takes the first slot with room. When others take its last place between the look at the slots
 * and the reservation, the sale is frozen again, for the next slot (DAY-102). A chosen hour is the diner's to change.
 */
export async function sellInSlot<Result>(
  freeze: () => Promise<Sale | Refusal>,
  sell: (sale: Sale) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  for (let tries = 1; ; tries++) {
    const sale = await freeze()
    if (isRefusal(sale)) return sale
    const sold = await sell(sale)
    const hasFilledUp = isRefusal(sold) && sold.refused === 'slot-full'
    if (!hasFilledUp || !sale.setup.asSoonAsPossible || tries === mostTries) return sold
  }
}
