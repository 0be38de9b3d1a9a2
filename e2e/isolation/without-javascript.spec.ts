import { expect, type Page, type Route } from '@playwright/test'
import type { Visitor } from '@/e2e/support/http-visitor'
import { mapInFlight } from '@/e2e/support/in-flight'
import { makePerson } from '@/e2e/support/people'
import { makeRecords, removeRecords } from '@/e2e/support/records'
import { withoutScriptText } from '@/lib/platform/words'
import { test } from './cast-fixture'
import { expectedPageFor, pageTable } from './page-table'
import { listSubjects } from './subjects'

// Every page in a browser without JavaScript, where loading screens must not stay.
test.use({ javaScriptEnabled: false })

for (const role of ['client', 'photographer'] as const) {
  test(`every page that a ${role} may open shows its content`, async ({ cast, page }) => {
    const visible = pageTable.flatMap((row) =>
      listSubjects(row.path ?? (() => row.page), role, cast, row.status === 404).flatMap(({ path, of }) => {
        const expected = expectedPageFor(row, role, path, of)
        if ('redirectsTo' in expected || expected.heading === '') return []
        return { path, heading: expected.heading, look: `${row.page} ${expected.heading}` }
      }),
    )
    // Pages for which nothing was found look the same whatever the id.
    const wanted = [...new Map(visible.map((one) => [one.look, one])).values()]
    const documents = await mapInFlight(wanted, async ({ path }) => {
      const response = await cast.visitors[role].get(path)
      return [path, await response.text()] as const
    })
    await serve(page, new Map(documents), cast.visitors[role])
    const shown: Record<string, string> = {}
    for (const { path, heading } of wanted) {
      await page.goto(path)
      shown[path] = await describe(page, heading)
    }
    expect(shown).toEqual(Object.fromEntries(wanted.map(({ path }) => [path, 'shown'])))
  })
}

/** Serves documents that were loaded before, and stylesheets once for all of them. Pictures and fonts stay away. */
async function serve(page: Page, documents: Map<string, string>, visitor: Visitor): Promise<void> {
  const styles = new Map<string, Promise<Buffer>>()
  const readStyle = (url: string) => {
    const style = styles.get(url) ?? visitor.get(url).then((response) => response.body())
    styles.set(url, style)
    return style
  }
  await page.route('**/*', async (route: Route) => {
    const url = new URL(route.request().url())
    switch (route.request().resourceType()) {
      case 'document':
        return route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: documents.get(url.pathname + url.search) ?? 'not loaded',
        })
      case 'stylesheet':
        return route.fulfill({ contentType: 'text/css', body: await readStyle(url.href) })
      default:
        return route.abort()
    }
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
  const { database } = portal
  const agent = await makePerson(database, 'client', 'Nora Noscript')
  const studio = await makePerson(database, 'photographer')
  const records = await makeRecords(database, agent, studio)
  const { propertyAddress } = await database.booking.findUniqueOrThrow({ where: { id: records.bookingId } })
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
  await removeRecords(database, [records])
})
