import { expect } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { test } from '@/e2e/support/portal-fixture'
import { makeRecords, removeRecords } from '@/e2e/support/records'
import { withoutScriptText } from '@/lib/platform/words'

// Pages in a browser without JavaScript. `pages.spec.ts` finds the heading of every page in its HTML.
test.use({ javaScriptEnabled: false })

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
  // React sends the whole wizard at the end of the document, for a script to move.
  await page.goto(`/book?reschedule=${records.bookingId}`)
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
  await signIn(page, studio.email)
  await page.goto('/clients')
  await expect(page.getByText(agent.fullName).filter({ visible: true }).first()).toBeVisible()
  await removeRecords(database, [records])
})
