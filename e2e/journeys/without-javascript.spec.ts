import { expect, type Page } from '@playwright/test'
import { demoPassword, test } from '@/e2e/support/test'
import {
  alreadyOpenText,
  closeTimeLabel,
  nothingOpenText,
  openTimeLabel,
} from '@/lib/calendar/availability/words/open-time'
import { fieldErrors, wrongCredentialsText } from '@/lib/people/accounts/words/fields'
import { addDays, timeRange } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'

// Forms in a browser without JavaScript.
test.use({ javaScriptEnabled: false })

/** Expects a text on the page, even inside noscript, which Playwright's text locators ignore. */
async function expectText(page: Page, text: string) {
  await expect(page.getByRole('main')).toContainText(text, { useInnerText: true })
}

test('signing in works, and errors are shown', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('mia@oakandmain.test')
  await page.getByLabel('Password', { exact: true }).fill('Not-Her-Password-1')
  await page.getByRole('button', { name: 'Sign in', exact: false }).first().click()
  await expectText(page, wrongCredentialsText)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: false }).first().click()
  await page.waitForURL('**/dashboard')

  await page.goto('/profile')
  await page.getByLabel('Phone').fill('0123')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectText(page, fieldErrors.phone)
  await expect(page.getByLabel('Phone')).toHaveValue('0123')
  await page.getByLabel('Phone').fill('828 555 0142')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectText(page, 'Profile Updated')

  await page.goto('/profile/password')
  for (const name of ['Current Password', 'New Password', 'Confirm New Password']) {
    await expect(page.getByLabel(name, { exact: true })).toBeEditable()
  }
  await page.goto('/profile/email')
  await expect(page.locator('input[name="bookingMail"]')).toBeEnabled()
})

test('a password reset can be requested, and the sign-up form is usable', async ({ page }) => {
  await page.goto('/auth/forgot')
  await page.getByLabel('Email').fill('nobody@example.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expectText(page, 'Check your email.')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.test')

  await page.goto('/auth?mode=sign-up')
  await expect(page.getByLabel('Full Name')).toBeEditable()
})

test('the calendar reads, and a form opens and closes time in it', async ({ page }) => {
  const date = addDays(todayIn('America/New_York'), 45)
  const time = { startTime: '05:15', endTime: '05:45' }
  await page.goto('/auth')
  await page.getByLabel('Email').fill('noah@northlight.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: false }).first().click()
  await page.waitForURL('**/dashboard')

  for (const [label, text] of [
    [openTimeLabel, alreadyOpenText],
    [closeTimeLabel, nothingOpenText],
  ] as const) {
    await page.goto(`/calendar?date=${date}`)
    const day = page.locator(`[data-day="${date}"]`)
    const isOpen = label === closeTimeLabel
    await expect(day).toContainText(isOpen ? timeRange(time) : '')
    for (const press of ['first', 'again']) {
      await page.getByLabel('Start', { exact: true }).fill(time.startTime)
      await page.getByLabel('End', { exact: true }).fill(time.endTime)
      await page.getByRole('button', { name: label }).click()
      if (press === 'again') await expectText(page, text)
    }
  }
  await page.goto(`/calendar?date=${date}`)
  await expect(page.locator(`[data-day="${date}"]`)).not.toContainText(timeRange(time))
})
