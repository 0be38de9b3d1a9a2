import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { linkIn } from '@/e2e/support/sandbox'
import { studioName, test } from '@/e2e/support/test'
import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { invitationTexts, joinTitle, roleTexts } from '@/lib/people/accounts/words/team'
import { queueTexts } from '@/lib/photos/editing/words'

const password = 'Cyanotype-1842'

test('the owner invites an editor, who joins by email and sees photos but no money', async ({
  page,
  newPage,
  signIn,
  sandbox,
}) => {
  const email = `${randomUUID().slice(0, 8)}@example.test`
  const name = `Wren Marsh ${email.replace(/[^a-f]/g, '')}`
  await signIn(page, 'ava@northlight.test')
  await page.goto('/clients?tab=team')
  await test.step('the owner sends the invitation', async () => {
    await page.getByRole('button', { name: invitationTexts.open }).press('Enter')
    const dialog = page.getByRole('dialog', { name: invitationTexts.title })
    await dialog.getByLabel('Email').fill(email)
    await expect(dialog.getByRole('radio', { name: /Editor/ })).toBeChecked()
    await dialog.getByRole('button', { name: invitationTexts.submit }).press('Enter')
    await expect(page.getByText(invitationTexts.sentTitle)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Invitations' }).getByText(email)).toBeVisible()
  })

  const link = linkIn(
    await sandbox.latestEmailTo(email, accountSubjects.invited(studioName)),
    '/auth/invitation',
  )
  const joining = await newPage()
  await test.step('the link creates the account and signs in', async () => {
    await joining.goto(link)
    await expect(joining.getByRole('heading', { name: joinTitle(studioName) })).toBeVisible()
    await joining.getByLabel('Full Name').fill(name)
    await joining.getByLabel('New Password', { exact: true }).fill(password)
    await joining.getByLabel('Confirm New Password').fill(password)
    await joining.keyboard.press('Enter')
    await expect(joining).toHaveURL('/dashboard')
    await expect(joining.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
  })
  await test.step('an editor finds what to deliver, and neither money nor messages', async () => {
    await expect(joining.getByRole('heading', { name: queueTexts.title })).toBeVisible()
    const sidebar = joining.getByRole('navigation', { name: 'Main' })
    await expect(sidebar.getByRole('link', { name: 'Upload Photos' })).toBeVisible()
    for (const hidden of ['Invoices', 'Messages', 'Clients', 'Settings']) {
      await expect(joining.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
    }
  })
  await test.step('the owner makes them a coordinator, which signs them out', async () => {
    // An open page reloads by itself once its session has ended, which would interrupt the navigation below.
    await joining.goto('about:blank')
    await page.reload()
    await page.getByRole('button', { name: `Change role: ${name}` }).press('Enter')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('radio', { name: /Coordinator/ }).check()
    await dialog.getByRole('button', { name: 'Change role' }).press('Enter')
    await expect(page.getByText(roleTexts.changedTitle)).toBeVisible()
    await joining.goto('/dashboard')
    await expect(joining).toHaveURL(/\/auth/)
  })
})
