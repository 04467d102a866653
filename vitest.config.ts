import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'demo/**/*.test.ts',
            'apps/storefront/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/test-cluster.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
    coverage: { include: ['packages/rules/src/**', 'packages/contract/src/**'] },
  },
})
