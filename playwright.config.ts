import { defineConfig, devices } from '@playwright/test'
import { browserArguments, browserPath } from './e2e/support/browser'

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './e2e/support/portal-server.ts',
  // All tests share one studio: a test that changes what others read creates its own people and bookings.
  fullyParallel: false,
  workers: 2,
  timeout: 90_000,
  globalTimeout: 35 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: [
    // Journeys share a studio and a machine with a second worker, so they get one retry, which is reported at the end.
    { name: 'journeys', testDir: './e2e/journeys', retries: 1 },
    // What must never happen gets no retry.
    { name: 'isolation', testDir: './e2e/isolation', retries: 0 },
    { name: 'races', testDir: './e2e/races', retries: 0 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: process.env.E2E_PORTAL_URL,
    // A wrong locator shouldn't use up the whole test's timeout.
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    // A trace takes a screenshot and a DOM snapshot at every step, so only retries record one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browserPath(),
      args: browserArguments,
      // This flag makes Chromium draw everything with a software GPU.
      ignoreDefaultArgs: ['--enable-unsafe-swiftshader'],
    },
  },
})
