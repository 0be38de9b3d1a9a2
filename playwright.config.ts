import { defineConfig, devices } from '@playwright/test'
import { browserArguments, browserPath } from './e2e/support/browser'

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './e2e/support/portal-server.ts',
  // One studio for all tests: a test that changes what another one reads makes its own people and bookings.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  globalTimeout: 35 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.E2E_PORTAL_URL,
    // A name that is on no page must not use up the whole test's time.
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browserPath(), args: browserArguments },
  },
})
