import { defineConfig, devices } from '@playwright/test'
import { quietFlags } from './e2e/quiet-flags.ts'
import { findInstalledForJourneys } from './tools/find-browser.ts'

const named = findInstalledForJourneys()
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/start-server.ts',
  outputDir: 'test-results',
  reporter: 'list',
  forbidOnly: true,
  // Much of a journey is spent waiting: two would leave a core idle.
  workers: 3,
  // A journey that needs a second try shows a fault in the page or in the journey.
  retries: 0,
  // Limits, not expectations: the machine may be busy with other things.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global setup, before any worker reads this file.
    ...(process.env.COMANDA_URL && { baseURL: process.env.COMANDA_URL }),
    locale: 'es-ES',
    screenshot: 'only-on-failure',
    trace: 'off',
    // Half faded in, any colour has too little contrast for axe, and a moving button is hard to hit on a busy machine.
    contextOptions: { reducedMotion: 'reduce' },
    // What a browser with a window allows by itself, and one without refuses.
    permissions: ['screen-wake-lock'],
    launchOptions: {
      ...(named && { executablePath: named }),
      args: [...(isRoot ? ['--no-sandbox'] : []), ...quietFlags],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // What does not depend on the width runs once, on the phone.
    {
      name: 'desktop',
      testIgnore: '**/*.once.test.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
})
