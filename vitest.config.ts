import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Half of the tests wait for a database or a process: one worker would leave a core idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          // The tests share no state, so a worker loads the modules once for all.
          isolate: false,
          // A limit, not an expectation: the machine may be busy with other things.
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'demo/**/*.test.ts',
            'apps/{storefront,backoffice}/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'server',
          // Every file makes its own app on its own database, so a worker loads the modules once for all here too.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/database/test-cluster.ts'],
          // Limits, not expectations, here too: what is waited for is there at once on an idle machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
    coverage: { include: ['packages/rules/src/**', 'packages/contract/src/**'] },
  },
})
