import type { SentChoice } from '@comanda/contract/entities/cart-item'
import type { Product } from '@comanda/rules/catalogue/product'
import { type AllergenId, type ResourceId, toId } from '@comanda/rules/ids'
import type { Browser } from '@playwright/test'
import { accepted, add, dish } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'

/** The terrace of the first store: no other journey sends anything from there. */
const terrace = toId<ResourceId>(15)

interface RoundLine {
  readonly quantity?: number
  readonly notes?: string
  readonly allergies?: readonly AllergenId[]
}

interface Round {
  readonly position: number
  readonly dishes: Readonly<Record<string, RoundLine>>
  /** Whether the table then asks for its bill. */
  readonly asksBill?: boolean
}

/** A diner at a table sends a round to the kitchen; each dish with the least that must be chosen for it. */
export async function sendRound(
  browser: Browser,
  baseURL: string | undefined,
  { position, dishes, asksBill = false }: Round,
): Promise<void> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const table = { mode: 'table', resourceId: terrace, position } as const
  const { cartId, client } = await beginOrder(context, baseURL, table)
  for (const [slug, line] of Object.entries(dishes)) {
    await add(client, cartId, slug, { ...line, choice: chooseLeast(dish(slug)) })
  }
  accepted(await client.sendRound({ cartId }))
  if (asksBill) accepted(await client.callEmployee({ cartId, kind: 'bill' }))
  await context.close()
}

/** The first of everything that must be chosen, and no ingredient that may be left out. */
function chooseLeast({ optionGroups, sections }: Product): SentChoice {
  return {
    valueIds: [],
    options: optionGroups
      .filter(({ required }) => required)
      .flatMap(({ values: [first] }) =>
        first ? { valueId: first.id, name: first.name.base, price: first.price, isFree: false } : [],
      ),
    units: sections.flatMap(({ id, minDishes, items: [first] }) =>
      Array.from({ length: first ? minDishes : 0 }, () => ({
        sectionId: id,
        itemId: first?.id ?? toId(0),
        includedQuantity: 0,
        price: null,
        choice: first ? chooseLeast(first.product as Product) : { valueIds: [], options: [], units: [] },
      })),
    ),
  }
}
