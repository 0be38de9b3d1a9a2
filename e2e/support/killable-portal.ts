import type { APIRequestContext } from '@playwright/test'
import { test as base } from '@playwright/test'
import { PrismaPg } from '@prisma/adapter-pg'
import type { Person } from '@/e2e/support/people'
import { providedStudio } from '@/e2e/support/provided-studio'
import { openSandbox, type Sandbox } from '@/e2e/support/sandbox'
import { type Actions, openActions } from '@/e2e/support/server-actions'
import { mintSession } from '@/e2e/support/sessions'
import { openVisitor } from '@/e2e/support/visitors'
import { PrismaClient } from '@/prisma/generated/client'
import { openTestPortal, type TestPortal } from '@/scripts/launch/test-portal'

/** A portal with an empty studio, for tests that kill its server. */
export type KillablePortal = TestPortal & {
  database: PrismaClient
  sandbox: Sandbox
  actions: Actions
  /** Opens a request context that is signed in as this person. */
  signIn: (person: Person) => Promise<APIRequestContext>
}

export const test = base.extend<object, { portal: KillablePortal }>({
  portal: [
    async ({ playwright }, use, { workerIndex }) => {
      const portal = await openTestPortal(providedStudio(), `killable_${workerIndex}`, { isEmpty: true })
      const database = new PrismaClient({
        adapter: new PrismaPg({ connectionString: portal.databaseUrl }),
      })
      await database.service.updateMany({ data: { active: true } })
      await use({
        ...portal,
        database,
        sandbox: openSandbox(portal.sandboxUrl),
        actions: await openActions(portal.url),
        signIn: async (person) =>
          openVisitor(playwright.request, portal.url, await mintSession(database, portal.authSecret, person)),
      })
      await database.$disconnect()
      await portal.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
