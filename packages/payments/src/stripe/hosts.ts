import type { HostTable } from '../provider/hosts.ts'

const api = 'https://api.stripe.com'

/** Served for both environments: the account's public key selects one. */
const script = 'https://js.stripe.com/v3'

/** The key of an account selects its environment, so both are reached at the same address. */
export const stripeHosts = {
  api: { variable: 'STRIPE_URL', live: api, test: api, standInPath: '' },
  /** Draws the card field; it accepts only messages from frames of its own host. */
  script: { variable: 'STRIPE_SCRIPT_URL', live: script, test: script, standInPath: '/stripe/script.js' },
} as const satisfies HostTable
