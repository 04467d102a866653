import type { HostTable } from '../provider/hosts.ts'

/** One host for real and for test payments: the key decides. The address of the checkout page comes with each intent. */
export const dojoHosts = {
  api: {
    variable: 'DOJO_URL',
    live: 'https://api.dojo.tech',
    test: 'https://api.dojo.tech',
    standInPath: '/dojo',
  },
} as const satisfies HostTable
