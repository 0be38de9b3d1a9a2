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
  timeout: 90_000,
  globalTimeout: 35 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: [
    // A journey shares its studio and its machine with another one, and may be tried again; that is said at the end.
    { name: 'journeys', testDir: './e2e/journeys', retries: 1 },
    // What must never happen has no second try.
    { name: 'isolation', testDir: './e2e/isolation', retries: 0 },
    { name: 'races', testDir: './e2e/races', retries: 0 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.E2E_PORTAL_URL,
    // A name that is on no page must not use up the whole test's time.
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    // A trace takes a picture and a copy of the page at every step: only a second try has one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browserPath(),
      args: browserArguments,
      // With it everything is drawn by a graphics card made of software.
      ignoreDefaultArgs: ['--enable-unsafe-swiftshader'],
    },
  },
})
