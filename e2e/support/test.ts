// The base fixtures of every end-to-end test:
//
//   import { expect } from '@playwright/test'
//   import { test } from '@/e2e/support/test'
//
//   test('a client sees their bookings', async ({ page, signIn, sandbox }) => {
//     await signIn(page, 'sam@harborrealty.test')
//     await page.goto('/bookings')
//     ...
//     const email = await sandbox.latestEmailTo('sam@harborrealty.test', 'booking')
//   })
import { test as base, type Page } from '@playwright/test'
import { PrismaPg } from '@prisma/adapter-pg'
import { runVariable } from '@/e2e/support/run-environment'
import { openSandbox, type Sandbox } from '@/e2e/support/sandbox'
import { openSession } from '@/e2e/support/sessions'
import { waitForStreamingIn } from '@/e2e/support/wait-for-streaming'
import { PrismaClient } from '@/prisma/generated/client'

/** The studio's name in a new database. */
export const studioName = 'Northlight'

/** The password of all demo accounts. */
export const demoPassword = 'Northlight-2026'

type WorkerFixtures = {
  /** The database of the test run, for what no screen can create or show. */
  database: PrismaClient
}

type Fixtures = {
  /** The inbox, and controls that make a service fail, repeat or delay requests. */
  sandbox: Sandbox
  /** Signs the page's browser in with a session cookie. Doesn't navigate. */
  signIn: (page: Page, email: string) => Promise<void>
  /** Signs in on the sign-in screen and waits for the next screen. */
  signInOnScreen: (page: Page, email: string, password?: string) => Promise<void>
  /** The database's connection string. */
  databaseUrl: string
  /** Opens a page in a new browser context, signed out. */
  newPage: () => Promise<Page>
  /** Closes every context a test leaves open, which would otherwise keep reacting to later tests' live updates. */
  closeContexts: undefined
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      waitForStreamingIn(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const adapter = new PrismaPg({ connectionString: runVariable('E2E_DATABASE_URL') })
      const database = new PrismaClient({ adapter })
      await use(database)
      await database.$disconnect()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  sandbox: async ({}, use) => use(openSandbox(runVariable('E2E_SANDBOX_URL'))),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  databaseUrl: async ({}, use) => use(runVariable('E2E_DATABASE_URL')),
  signIn: async ({ database }, use) => use((page, email) => openSession(page, database, email)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  signInOnScreen: async ({}, use) => use(signInThroughScreen),
  newPage: async ({ browser }, use) => use(async () => (await browser.newContext()).newPage()),
  closeContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      const opened = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})

async function signInThroughScreen(page: Page, email: string, password = demoPassword) {
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: false }).first().click()
  await page.waitForURL((url) => url.pathname !== '/auth')
}
