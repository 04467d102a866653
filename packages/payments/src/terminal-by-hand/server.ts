import { openHandDesk } from '../provider/open-hand-desk.ts'
import { nothingAllowed } from '../provider/page-policy.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

/** A card terminal that is not connected to us: a person confirms what its display said. */
export const terminalByHand = {
  methods: { terminal: 'terminal-by-hand' },
  hosts: {},
  isByHand: true,
  open: openHandDesk,
  peekAnswer: () => undefined,
  peekMessage: () => undefined,
  policy: () => nothingAllowed,
} as const satisfies PaymentProvider
