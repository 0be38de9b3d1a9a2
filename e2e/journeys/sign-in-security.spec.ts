import { expect } from '@playwright/test'
import { makePerson, type Person } from '@/e2e/support/people'
import { test as base } from '@/e2e/support/test'
import { sessionTexts } from '@/lib/people/accounts/words/sessions'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'

// How people protect their account: the devices they're signed in on.

const test = base.extend<{ client: Person }>({
  client: async ({ database }, use) => use(await makePerson(database, 'client')),
})

const phoneSize = { width: 390, height: 844 }

test('a person sees where they are signed in, signs one device out, then all others', async ({
  page,
  newPage,
  signIn,
  client,
}) => {
  await signIn(page, client.email)
  const [lost, other] = [await newPage(), await newPage()]
  await signIn(lost, client.email)
  await lost.goto('/profile')
  await expect(lost.locator('html')).toHaveAttribute('data-live', 'on')
  await page.setViewportSize(phoneSize)
  await page.goto('/profile/security')
  const devices = page.getByRole('region', { name: "Where you're signed in" }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText(sessionTexts.current)
  await expect(devices.first().getByRole('button')).toHaveCount(0)
  await devices
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .press('Enter')
  await expect(page.getByText(sessionTexts.ended, { exact: true })).toBeVisible()
  await expect(devices).toHaveCount(1)
  // Its open page leaves by itself, a few seconds later.
  await expect(lost.getByText(signInReasons['signed-out'].lead)).toBeVisible({ timeout: 30_000 })

  await signIn(other, client.email)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).press('Enter')
  await expect(page.getByText(sessionTexts.othersEnded.title)).toBeVisible()
  await expect(devices).toHaveCount(1)
  await other.goto('/profile')
  await expect(other).toHaveURL('/auth?next=%2Fprofile')
})
