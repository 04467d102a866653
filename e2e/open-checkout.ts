import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import type { Page } from '@playwright/test'
import { add } from '../apps/server/src/testing/cart/carts.ts'
import { type BegunOrder, beginOrder } from './begin-order.ts'
import { waitUntilAlive } from './journey.ts'

/** A visitor at the checkout, with one dish to pick up: for journeys about paying. */
export async function openCheckout(
  page: Page,
  baseURL: string | undefined,
  setup: Partial<SentSetup> = {},
): Promise<BegunOrder> {
  const begun = await beginOrder(page.context(), baseURL, setup)
  await add(begun.client, begun.cartId, 'pulpo-a-la-gallega')
  await page.goto('/checkout')
  await waitUntilAlive(page)
  return begun
}
