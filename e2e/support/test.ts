// What every end-to-end test starts from:
//
//   import { expect } from '@playwright/test'
//   import { test } from '@/e2e/support/test'
//
//   test('the client sees her bookings', async ({ page, signIn, sandbox }) => {
//     await signIn(page, 'sam@harborrealty.test')
//     await page.goto('/bookings')
//     ...
//     const mail = await sandbox.latestEmailTo('sam@harborrealty.test', 'booking')
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
  /** The e2e run's own database, for what no screen can make or show. */
  database: PrismaClient
}

type Fixtures = {
  /** The inbox, and the controls that make a service fail, repeat itself or be late. */
  sandbox: Sandbox
  /** Opens a session of an account in the page's browser, at once. The page stays where it is: go somewhere. */
  signIn: (page: Page, email: string) => Promise<void>
  /** Signs an account in as a person does, on the sign-in screen, and waits for the screen after it. */
  signInByHand: (page: Page, email: string, password?: string) => Promise<void>
  /** Its address. */
  databaseUrl: string
  /** Opens a page in another browser, with nobody signed in. */
  newPage: () => Promise<Page>
  /** A page that a test leaves open would go on answering to everything that later ones do. */
  closesContexts: undefined
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
  signInByHand: async ({}, use) => use(signInThroughScreen),
  newPage: async ({ browser }, use) => use(async () => (await browser.newContext()).newPage()),
  closesContexts: [
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
