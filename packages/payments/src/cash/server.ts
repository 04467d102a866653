import { openHandDesk } from '../provider/open-hand-desk.ts'
import { nothingAllowed } from '../provider/page-policy.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

/** Coins and notes that staff take and count. */
export const cash = {
  methods: { cash: 'cash' },
  hosts: {},
  isByHand: true,
  open: openHandDesk,
  peekAnswer: () => undefined,
  peekMessage: () => undefined,
  policy: () => nothingAllowed,
} as const satisfies PaymentProvider
