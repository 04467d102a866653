import type { CartId, LineId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import type { ShareWish } from '@comanda/rules/table/split-bill'
import { accepted, add, atTable, begin, look } from '../cart/carts.ts'
import type { Visit } from '../http/open-visit.ts'

export interface SharedTable {
  readonly cartId: CartId
  readonly lines: readonly LineId[]
  readonly total: Cents
}

/** A table whose phones have ordered, with everything sent to the kitchen. */
export async function openSharedTable(
  phones: readonly Pick<Visit, 'client'>[],
  position: number,
  dishes: readonly { readonly slug: string; readonly quantity: number }[],
): Promise<SharedTable> {
  const [first, ...others] = phones
  if (first === undefined) throw new Error('a table without a phone')
  const { cartId } = await begin(first.client, atTable(position))
  for (const { client } of others) await begin(client, atTable(position))
  const lines: LineId[] = []
  for (const { slug, quantity } of dishes) {
    lines.push((await add(first.client, cartId, slug, { quantity })).lineId)
  }
  accepted(await first.client.sendRound({ cartId }))
  return { cartId, lines, total: (await look(first.client, cartId)).total }
}

export const equalPart = (diners: number): ShareWish => ({ kind: 'diner', diners })
export const anAmount = (amount: number): ShareWish => ({ kind: 'custom', amount: cents(amount) })
export const partOf = (lineId: LineId, parts: number, of: number): ShareWish => ({
  kind: 'product',
  claims: [{ lineId, part: { parts, of } }],
})

export async function takeShare({ client }: Pick<Visit, 'client'>, cartId: CartId, wish: ShareWish) {
  return accepted(await client.createItemsForPartialSale({ cartId, wish, shown: null }))
}

export async function readBill({ client }: Pick<Visit, 'client'>, cartId: CartId) {
  return accepted(await client.getTable({ cartId })).bill
}
