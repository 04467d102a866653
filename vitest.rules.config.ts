import { defineConfig } from 'vitest/config'

// Only the rules, for the mutation run: `npm run mutants`.
export default defineConfig({
  test: { include: ['packages/rules/src/**/*.test.ts'], setupFiles: ['tools/short-laws.ts'] },
})
