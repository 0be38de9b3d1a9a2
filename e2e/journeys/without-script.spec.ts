import { expect } from '@playwright/test'
import { demoPassword, test } from '@/e2e/support/test'

// A browser that runs no script gets the forms of the account as they are, and their answers.
test.use({ javaScriptEnabled: false })

test('one signs in, and is told why not', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('mia@oakandmain.test')
  await page.getByLabel('Password', { exact: true }).fill('Not-Her-Password-1')
  await page.getByRole('button', { name: 'Sign in', exact: false }).first().click()
  await expect(page.getByText('Please check your credentials and try again.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: false }).first().click()
  await page.waitForURL('**/dashboard')

  await page.goto('/profile')
  await page.getByLabel('Phone').fill('0123')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Invalid phone number format')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('0123')
  await page.getByLabel('Phone').fill('828 555 0142')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile Updated')).toBeVisible()

  await page.goto('/profile/password')
  for (const name of ['Current Password', 'New Password', 'Confirm New Password']) {
    await expect(page.getByLabel(name, { exact: true })).toBeEditable()
  }
  await page.goto('/profile/email')
  await expect(page.getByRole('checkbox').first()).toBeEnabled()
})

test('a new password is asked for, and an account is made', async ({ page }) => {
  await page.goto('/auth/forgot')
  await page.getByLabel('Email').fill('nobody@example.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('nobody@example.test')).toBeVisible()

  await page.goto('/auth?mode=sign-up')
  await expect(page.getByLabel('Full Name')).toBeEditable()
})
