import type { HostTable } from '../provider/hosts.ts'

/** The address of the page where a diner agrees comes with each order. */
export const paypalHosts = {
  api: {
    variable: 'PAYPAL_URL',
    live: 'https://api-m.paypal.com',
    test: 'https://api-m.sandbox.paypal.com',
    standInPath: '/paypal',
  },
} as const satisfies HostTable
