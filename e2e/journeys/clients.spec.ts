import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/test'
import { accountStateTitles } from '@/lib/people/accounts/words/signed-out'
import type { PrismaClient } from '@/prisma/generated/client'

// Its own people, so that no other test loses an account.
// The name is unique per attempt: a retry would otherwise find two clients.
const name = `Quilla Ostrander ${randomUUID().slice(0, 4)}`
let database: PrismaClient
let photographer: Person
let colleague: Person
let client: Person

test.beforeAll(async ({ database: opened }) => {
  database = opened
  photographer = await makePerson(database, 'photographer', 'Petra Holm')
  colleague = await makePerson(database, 'photographer', 'Casper Dunn')
  client = await makePerson(database, 'client', name)
})

test.afterAll(async () => {
  // Every active photographer receives the studio's notifications, so disable these after the test.
  const ids = [photographer.userId, colleague.userId]
  await database.profile.updateMany({ where: { userId: { in: ids } }, data: { accountStatus: 'DISABLED' } })
})

test('a client is found, messaged, disabled and enabled again', async ({
  newPage,
  signIn,
  signInOnScreen,
}) => {
  const [studio, portal] = await Promise.all([newPage(), newPage()])
  await signIn(studio, photographer.email)
  await signIn(portal, client.email)
  await Promise.all([studio.goto('/clients'), portal.goto('/dashboard')])

  await test.step('the client is found by part of the name, and the search is in the URL', async () => {
    await studio.getByRole('searchbox', { name: 'Search clients' }).fill(name.toLowerCase().slice(2))
    await expect(studio.getByText('1 client found')).toBeVisible()
    await expect(studio).toHaveURL(/search=illa/)
    await studio.getByRole('link', { name }).click()
    await expect(studio.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(studio.getByText('No bookings yet')).toBeVisible()
  })

  await test.step('the studio starts a conversation', async () => {
    await studio.getByRole('button', { name: 'Message', exact: true }).click()
    const dialog = studio.getByRole('dialog')
    await dialog.getByLabel('Subject').fill('Friday')
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('The forecast looks calm.')
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await studio.waitForURL(/admin-messages\?conversation=/)
    expect(await database.message.count({ where: { conversation: { clientId: client.profileId } } })).toBe(1)
    await studio.goto(`/clients/${client.profileId}`)
    await expect(studio.getByRole('link', { name: 'Reply' })).toBeVisible()
  })

  await test.step('a disabled client is signed out of the open page and sees why', async () => {
    await studio.getByRole('button', { name: 'Disable account' }).click()
    const question = studio.getByRole('alertdialog')
    await expect(question).toContainText(`${name} will be signed out everywhere`)
    await question.getByRole('button', { name: 'Disable account' }).click()
    await expect(studio.getByText('Account disabled')).toBeVisible()
    await portal.waitForURL(/\/auth/)
    await signInAgain(portal)
    await expect(portal.getByRole('heading', { name: accountStateTitles.DISABLED })).toBeVisible()
  })

  await test.step('the account is enabled again', async () => {
    await studio.getByRole('button', { name: 'Enable account' }).click()
    await expect(studio.getByText('Account enabled')).toBeVisible()
  })

  async function signInAgain(page: Page) {
    await page.context().clearCookies()
    await signInOnScreen(page, client.email)
  }
})

test("the team list shows everyone's role; a colleague is disabled and enabled", async ({ page, signIn }) => {
  await signIn(page, photographer.email)
  await page.goto('/clients?tab=team')
  const row = page.getByRole('row').filter({ hasText: colleague.email })
  await expect(row).toContainText('Active')
  await expect(page.getByRole('row').filter({ hasText: photographer.email })).toContainText('You')
  await expect(page.getByRole('row').filter({ hasText: 'ava@northlight.test' })).toContainText('Admin, owner')
  await row.getByRole('button', { name: 'Disable: Casper Dunn' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Their open slots will be hidden.')
  await expect(question.getByRole('button', { name: 'Keep active' })).toBeFocused()
  await question.getByRole('button', { name: 'Disable account' }).click()
  await expect(row).toContainText('Disabled')
  await row.getByRole('button', { name: 'Enable: Casper Dunn' }).click()
  await expect(row).toContainText('Active')
})
