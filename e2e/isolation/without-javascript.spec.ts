import { expect, type Page } from '@playwright/test'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/portal-fixture'
import { removeRecords } from '@/e2e/support/records'
import { withoutScriptText } from '@/lib/platform/words'
import { type LinkedRecords, makeLinkedRecords, makePrivateRecords } from './linked-records'
import { expectedPageFor, pageTable } from './page-table'

// Every page in a browser without JavaScript, where loading screens must not stay.
test.use({ javaScriptEnabled: false })

let own: LinkedRecords
let other: LinkedRecords
// Nothing else in this worker books for them.
let agent: Person
let studio: Person

test.beforeAll(async ({ portal: { database, people } }) => {
  own = await makePrivateRecords({ database, client: people.client, photographer: people.photographer })
  agent = await makePerson(database, 'client', 'Nora Noscript')
  studio = await makePerson(database, 'photographer')
  const holder = await makePerson(database, 'client')
  other = await makeLinkedRecords({ database, client: agent, photographer: studio }, holder)
})

test.afterAll(async ({ portal: { database } }) => {
  await removeRecords(database, [own, other])
})

for (const role of ['client', 'photographer'] as const) {
  test(`every page that a ${role} may open shows its content`, async ({ portal, page, context }) => {
    test.slow()
    await context.addCookies((await portal.visitors[role].storageState()).cookies)
    const shown: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const row of pageTable) {
      const path = row.path?.(own, other) ?? row.page
      const wanted = expectedPageFor(row, role, path)
      if ('redirectsTo' in wanted || wanted.heading === '') continue
      await page.goto(path)
      expected[path] = 'shown'
      shown[path] = await describe(page, wanted.heading)
    }
    expect(shown).toEqual(expected)
  })
}

/** Returns whether the page shows this heading, and no loading screen. */
async function describe(page: Page, heading: string): Promise<string> {
  const isShown = (await page.getByRole('heading', { name: heading }).filter({ visible: true }).count()) > 0
  const loading = page.getByRole('status', { name: 'Loading' }).filter({ visible: true })
  if (!isShown) return `no heading "${heading}"`
  return (await loading.count()) > 0 ? 'loading' : 'shown'
}

test('lists show their rows, and pages say what needs JavaScript', async ({ portal, page, signIn }) => {
  const { propertyAddress } = await portal.database.booking.findUniqueOrThrow({
    where: { id: other.bookingId },
  })
  const street = propertyAddress.split(',')[0] ?? propertyAddress
  await signIn(page, agent.email)
  for (const path of ['/dashboard', '/bookings']) {
    await page.goto(path)
    await expect(page.getByText(street).filter({ visible: true }).first(), path).toBeVisible()
    await expect(page.getByText(withoutScriptText)).toBeVisible()
  }
  await signIn(page, studio.email)
  await page.goto('/clients')
  await expect(page.getByText(agent.fullName).filter({ visible: true }).first()).toBeVisible()
})
