import { byHand } from '../provider/by-hand.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

/** A card terminal that is not connected to us: a person confirms what its display said. */
export const terminalByHand = {
  ...byHand,
  methods: { terminal: 'terminal-by-hand' },
} as const satisfies PaymentProvider
