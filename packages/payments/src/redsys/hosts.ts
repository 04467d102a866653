import type { HostTable } from '../provider/hosts.ts'

const live = 'https://sis.redsys.es'
const test = 'https://sis-t.redsys.es:25443'

/** The script has its own entry: it accepts only messages from its own host, and its test version has another path. */
export const redsysHosts = {
  sis: { variable: 'REDSYS_URL', live, test, standInPath: '' },
  query: { variable: 'REDSYS_QUERY_URL', live, test, standInPath: '' },
  script: {
    variable: 'REDSYS_SCRIPT_URL',
    live: `${live}/sis/NC/redsysV3.js`,
    test: `${test}/sis/NC/sandbox/redsysV3.js`,
    standInPath: '/sis/NC/redsysV3.js',
  },
} as const satisfies HostTable
