import { byHand } from '../provider/by-hand.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

/** Coins and notes that staff take and count. */
export const cash = { ...byHand, methods: { cash: 'cash' } } as const satisfies PaymentProvider
