import { defineConfig, devices } from '@playwright/test'
import { browserArguments, browserPath } from './e2e/support/browser'
import { resolveLocalhost } from './e2e/support/resolve-localhost'

resolveLocalhost()

export default defineConfig<object, { isDeployed: boolean }>({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './e2e/support/studio.ts',
  // The tests of a worker share one studio: a test that changes what others read creates its own people and bookings.
  fullyParallel: false,
  workers: 2,
  // Only an upper limit: the longest tests call every action or visit every page, on whatever machine CI has.
  timeout: 300_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: [
    { name: 'journeys', testDir: './e2e/journeys' },
    { name: 'isolation', testDir: './e2e/isolation' },
    { name: 'races', testDir: './e2e/races' },
    // The main journeys again, on two servers of which one is killed.
    { name: 'deployment', grep: /@deployed/, use: { isDeployed: true } },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Only the tests of the service worker itself have one: it would make requests that `page.route` doesn't see.
    serviceWorkers: 'block',
    // A wrong locator shouldn't use up the whole test's timeout.
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: browserArguments,
      // This flag makes Chromium draw everything with a software GPU.
      ignoreDefaultArgs: ['--enable-unsafe-swiftshader'],
    },
  },
})
