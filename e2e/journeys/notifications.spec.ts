import { expect } from '@playwright/test'
import { makePerson, type Person } from '@/e2e/support/people'
import { test as base } from '@/e2e/support/test'
import { accountNotifications } from '@/lib/people/accounts/words/approval'
import { clearedTexts } from '@/lib/studio/notifications/words/bell'

// The notifications page: read and unread, filtered by kind, with actions in place.

const test = base.extend<{ client: Person }>({
  client: async ({ database }, use) => use(await makePerson(database, 'client')),
})

test('lists all notifications by page and kind, filters unread ones, and is linked from the bell', async ({
  page,
  database,
  signIn,
  client,
}) => {
  await database.notification.createMany({
    data: Array.from({ length: 25 }, (_, index) => ({
      userId: client.userId,
      title: `Test notification ${index}`,
      message: 'There',
      type: 'INFO' as const,
      actionType: index === 3 ? ('view_photos' as const) : ('view_invoice' as const),
      isRead: index > 3,
      createdAt: new Date(Date.UTC(2026, 5, 1, 0, index)),
    })),
  })
  await signIn(page, client.email)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).click()
  await page.getByRole('link', { name: 'All notifications' }).first().click()
  await expect(page).toHaveURL('/notifications')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Test notification' })
  await expect(rows).toHaveCount(20)
  await expect(rows.first()).toContainText('Test notification 24')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(rows).toHaveCount(5)
  await expect(page.getByText('21 – 25 of 25')).toBeVisible()

  await page.getByRole('navigation', { name: 'About' }).getByRole('link', { name: 'Photos' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Test notification 3')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  // "Next" only leads to the full list's second page once that list is shown.
  await expect(rows).toHaveCount(20)
  await page.getByRole('link', { name: 'Only unread' }).click()
  await expect(rows).toHaveCount(4)

  await page.getByRole('button', { name: 'Mark as read: Test notification 3, There' }).click()
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all', exact: true }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Mark as unread: Test notification 4, There' }).click()
  await expect(page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText(clearedTexts.message)).toBeVisible()
  expect(await database.notification.count({ where: { userId: client.userId } })).toBe(25)
  await page.goto('/notifications?unread=1')
  await expect(page.getByRole('heading', { name: "You're all caught up" })).toBeVisible()
})

test('a photographer approves an account from its notification', async ({ page, database, signIn }) => {
  const photographer = await makePerson(database, 'photographer')
  const applicant = await makePerson(database, 'pending', 'Lee Marchetti')
  await database.pendingApproval.create({
    data: { userId: applicant.userId, email: applicant.email, fullName: applicant.fullName },
  })
  await database.notification.create({
    data: {
      userId: photographer.userId,
      ...accountNotifications.approvalRequested(applicant),
      type: 'WARNING',
      actionType: 'approve_photographer',
      actionData: { user_id: applicant.userId },
    },
  })
  await signIn(page, photographer.email)
  await page.goto('/notifications')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: applicant.email })
  await row.getByRole('button', { name: 'Approve Lee Marchetti' }).click()
  await page.getByRole('button', { name: 'Approve account' }).click()
  await expect(page.getByText('Account Approved')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Approve Lee Marchetti' })).toHaveCount(0)
  expect(
    (await database.profile.findUniqueOrThrow({ where: { id: applicant.profileId } })).accountStatus,
  ).toBe('ACTIVE')
})
