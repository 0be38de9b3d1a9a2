import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '@/e2e/support/accessibility'
import { makePerson } from '@/e2e/support/people'
import { demoPassword, studioName, test } from '@/e2e/support/test'
import { addVirtualAuthenticator } from '@/e2e/support/virtual-authenticator'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'
import { securitySubject } from '@/lib/people/second-factor/words/changes'
import { authenticatorTexts, recoveryTexts } from '@/lib/people/second-factor/words/factors'
import { requirementMailTexts, requirementTexts } from '@/lib/people/second-factor/words/requirement'
import { resetTexts } from '@/lib/people/second-factor/words/reset'
import { confirmTexts } from '@/lib/people/second-factor/words/sign-in'

// The studio requires a second factor of its team, and helps someone who lost theirs.

const owner = 'ava@northlight.test'

test.afterEach(async ({ database }) => {
  await database.factorSettings.update({ where: { id: 1 }, data: { requiredFrom: null } })
  const { id: userId } = await database.user.findUniqueOrThrow({ where: { email: owner } })
  await database.passkey.deleteMany({ where: { userId } })
  await database.recoveryCode.deleteMany({ where: { userId } })
})

async function confirmIdentity(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
}

async function requireFactors(page: Page) {
  await page.getByRole('checkbox', { name: /Require a second factor/ }).check()
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
}

test('the owner requires a second factor; a colleague adds one before anything else, loses it, and gets help', async ({
  page: studio,
  newPage,
  signIn,
  sandbox,
  database,
}) => {
  const person = await makePerson(database, 'photographer', 'Noor Halden')
  const colleague = await newPage()
  await colleague.setViewportSize({ width: 390, height: 844 })
  await addVirtualAuthenticator(studio)
  await signIn(studio, owner)
  await signIn(colleague, person.email)
  await colleague.goto('/profile')
  await expect(colleague.locator('html')).toHaveAttribute('data-live', 'on')

  await test.step('the owner adds a factor of their own first', async () => {
    await studio.goto('/settings/security')
    await studio.getByRole('link', { name: confirmTexts.title }).press('Enter')
    await confirmIdentity(studio)
    await requireFactors(studio)
    await expect(studio.getByText(requirementTexts.ownFirst)).toBeVisible()
    await studio.goto('/profile/security/passkeys')
    await studio.getByRole('button', { name: 'Add a passkey' }).press('Enter')
    await expect(studio.getByRole('button', { name: 'Create codes' })).toBeVisible()
    await studio.goto('/settings/security')
    await requireFactors(studio)
    await expect(studio.getByText(requirementTexts.saved)).toBeVisible()
  })
  await test.step("the colleague's open page leads to adding one", async () => {
    await expect(colleague).toHaveURL('/auth/second-factor')
    await expect(colleague.getByRole('heading', { name: requirementTexts.setUpTitle })).toBeVisible()
    await sandbox.latestEmailTo(person.email, requirementMailTexts.subject(studioName))
    await confirmIdentity(colleague)
    await expectAccessible(colleague)
    await addAuthenticator(colleague)
    await colleague.goto('/admin')
    await expect(colleague.getByRole('heading', { name: 'Photographer dashboard' })).toBeVisible()
  })
  await test.step('they lose it, and the owner turns it off', async () => {
    await studio.reload()
    await studio.getByRole('button', { name: `${resetTexts.label}: ${person.fullName}` }).press('Enter')
    const dialog = studio.getByRole('alertdialog')
    await expectAccessible(studio)
    await dialog.getByRole('button', { name: resetTexts.label }).press('Enter')
    await expect(studio.getByText(resetTexts.done)).toBeVisible()
    await sandbox.latestEmailTo(person.email, securitySubject('factors.reset', studioName))
    await expect(colleague.getByText(signInReasons['factors-reset'].title)).toBeVisible()
  })
  await test.step('signing in with the password leads straight to adding another', async () => {
    await colleague.getByLabel('Email', { exact: true }).fill(person.email)
    await colleague.getByLabel('Password', { exact: true }).fill(demoPassword)
    await colleague.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
    await expect(colleague).toHaveURL('/auth/second-factor')
    await expect(colleague.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  })
})

async function addAuthenticator(page: Page) {
  await expect(page.getByRole('heading', { name: authenticatorTexts.title })).toBeVisible()
  await page.getByRole('button', { name: 'Show QR code' }).press('Enter')
  const secret = await page.locator('code').textContent()
  const app = new TOTP({ secret: (secret ?? '').replaceAll(' ', '') })
  await page.getByLabel('Code', { exact: true }).fill(app.generate())
  await page.getByRole('button', { name: 'Turn on' }).press('Enter')
  await page.getByRole('button', { name: 'Create codes' }).press('Enter')
  await expect(page.getByText(recoveryTexts.created)).toBeVisible()
}
