import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** The same browser as that of the journeys, for an evening that is played alone. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './house/open-cluster.ts',
  workers: 1,
  projects: journeys.projects?.filter(({ name }) => name === 'phone') ?? [],
})
