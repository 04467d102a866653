import type { HostTable } from '../provider/hosts.ts'

const api = 'https://api.stripe.com'

/** The key of an account selects its environment, so both are reached at the same address. */
export const stripeHosts = {
  api: { variable: 'STRIPE_URL', live: api, test: api, standInPath: '/stripe' },
} as const satisfies HostTable
