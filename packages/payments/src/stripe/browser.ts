import type { BrowserProvider } from '../provider/browser-provider.ts'

/** A card is typed into Stripe's field; the page of the card's own bank is opened by the steps. */
export const browser: BrowserProvider = {
  ways: { stripe: { cardField: () => import('./open-card-field.ts'), savesCard: true } },
}
