import type { BrowserProvider } from '../provider/browser-provider.ts'

/** A card is typed into the bank's frame; Bizum and wallets are paid on the bank's own page, which the steps open. */
export const browser: BrowserProvider = {
  ways: { new: { cardForm: () => import('./draw-card-form.ts'), savesCard: true } },
}
