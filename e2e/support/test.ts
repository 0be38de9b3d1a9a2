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
import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, type Page } from '@playwright/test'
import { PrismaPg } from '@prisma/adapter-pg'
import { providedStudio } from '@/e2e/support/provided-studio'
import { openSandbox, type Sandbox } from '@/e2e/support/sandbox'
import { openSession } from '@/e2e/support/sessions'
import { waitForPagesIn } from '@/e2e/support/wait-for-page'
import { addDays } from '@/lib/platform/time/calendar-date'
import { instantOf, todayIn } from '@/lib/platform/time/clock'
import { PrismaClient } from '@/prisma/generated/client'
import { openTestDeployment, type TestDeployment } from '@/scripts/launch/test-deployment'
import { openTestPortal, type TestPortal } from '@/scripts/launch/test-portal'

/** The zone of a new database's studio. */
export const studioTimeZone = 'America/New_York'

/** Longer than any test that depends on the date takes. */
const closeToMidnightMs = 150_000

/** The studio's name in a new database. */
export const studioName = 'Northlight'

/** The password of all demo accounts. */
export const demoPassword = 'Northlight-2026'

type WorkerFixtures = {
  /** Whether the portal runs as a deployment: from its image, as two servers and a worker behind a proxy. */
  isDeployed: boolean
  /** Null unless `isDeployed`. */
  deployment: TestDeployment | null
  /** This worker's portal, which no other worker uses. */
  ownPortal: TestPortal
  /** The portal's database, for what no screen can create or show. */
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
  /** Waits for the next day shortly before the studio's midnight, so that "today" stays the same day during a test. */
  sameDay: undefined
  /** Closes every context a test leaves open, which would otherwise keep reacting to later tests' live updates. */
  closeContexts: undefined
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  isDeployed: [false, { option: true, scope: 'worker' }],
  deployment: [
    async ({ isDeployed }, use, { workerIndex }) => {
      const name = `deployment_${workerIndex}`
      const deployment = isDeployed ? await openTestDeployment(providedStudio(), name) : null
      await use(deployment)
      await deployment?.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownPortal: [
    async ({ deployment }, use, { workerIndex }) => {
      if (deployment) return await use({ ...deployment, startSecond })
      const portal = await openTestPortal(providedStudio(), `worker_${workerIndex}`)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownPortal }, use) => use(ownPortal.url),
  browser: [
    async ({ browser }, use) => {
      waitForPagesIn(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  database: [
    async ({ ownPortal }, use) => {
      const adapter = new PrismaPg({ connectionString: ownPortal.databaseUrl })
      const database = new PrismaClient({ adapter })
      await use(database)
      await database.$disconnect()
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ ownPortal }, use) => use(openSandbox(ownPortal.sandboxUrl)),
  databaseUrl: async ({ ownPortal }, use) => use(ownPortal.databaseUrl),
  signIn: async ({ database }, use) => use((page, email) => openSession(page, database, email)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  signInOnScreen: async ({}, use) => use(signInThroughScreen),
  newPage: async ({ browser }, use) => use(async () => (await browser.newContext()).newPage()),
  sameDay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const midnight = instantOf(addDays(todayIn(studioTimeZone), 1), '00:00', studioTimeZone)
      const untilMidnightMs = midnight.getTime() - Date.now()
      if (untilMidnightMs < closeToMidnightMs) await sleep(untilMidnightMs + 1_000)
      await use(undefined)
    },
    { auto: true, timeout: 2 * closeToMidnightMs },
  ],
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

function startSecond(): Promise<never> {
  throw new Error('A deployment already has two servers.')
}

async function signInThroughScreen(page: Page, email: string, password = demoPassword) {
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: false }).first().click()
  await page.waitForURL((url) => url.pathname !== '/auth')
}
