import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '@/e2e/support/accessibility'
import { makePerson, type Person } from '@/e2e/support/people'
import { test as base, demoPassword } from '@/e2e/support/test'
import { addVirtualAuthenticator } from '@/e2e/support/virtual-authenticator'
import { authenticatorTexts, passkeyTexts, recoveryTexts } from '@/lib/people/second-factor/words/factors'
import { codeTexts, confirmTexts } from '@/lib/people/second-factor/words/sign-in'

// How people protect their account with more than a password.

const test = base.extend<{ client: Person }>({
  client: async ({ database }, use) => use(await makePerson(database, 'client')),
})

const phoneSize = { width: 390, height: 844 }

async function enterPassword(page: Page, email: string, path = '/auth') {
  await page.goto(path)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a person adds an authenticator app, then signs in with its code, a recovery code, and a remembered device', async ({
  page,
  newPage,
  signIn,
  client,
}) => {
  await page.setViewportSize(phoneSize)
  await signIn(page, client.email)
  await page.goto('/profile/security')
  await page.getByRole('link', { name: `Set up: ${authenticatorTexts.title}` }).press('Enter')
  await expect(page.getByRole('heading', { name: confirmTexts.title })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Show QR code' }).press('Enter')
  const secret = await page.locator('code').textContent()
  const app = new TOTP({ secret: (secret ?? '').replaceAll(' ', '') })
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(app.generate())
  await page.getByRole('button', { name: 'Turn on' }).press('Enter')
  await page.getByRole('button', { name: 'Create codes' }).press('Enter')
  await expect(page.getByText(recoveryTexts.created)).toBeVisible()
  const recoveryCode = await page
    .getByRole('region', { name: recoveryTexts.created })
    .getByRole('listitem')
    .first()
    .textContent()

  const other = await newPage()
  await enterPassword(other, client.email, '/auth?next=%2Fprofile')
  await expect(other.getByRole('heading', { name: codeTexts.title })).toBeVisible()
  await expectAccessible(other)
  await other.goto('/dashboard')
  await expect(other).toHaveURL('/auth')
  await other.goto('/auth/code?next=%2Fprofile')
  await other.getByLabel('Code', { exact: true }).fill('000000')
  await other.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(other.getByText(codeTexts.wrong)).toBeVisible()
  // The next step's code is valid too, and unlike the current one it's unused.
  await other.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await other.getByLabel(codeTexts.remember).check()
  await other.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(other).toHaveURL('/profile')

  await other.context().clearCookies({ name: /session-token/ })
  await enterPassword(other, client.email, '/auth?next=%2Fprofile%2Fsecurity')
  await expect(other).toHaveURL('/profile/security')
  await other.getByRole('button', { name: /^Forget/ }).press('Enter')
  await expect(other.getByRole('button', { name: /^Forget/ })).toHaveCount(0)

  const browser = page.context().browser()
  const plain = await browser?.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
  if (!plain) throw new Error('no browser')
  const withoutScript = await plain.newPage()
  await enterPassword(withoutScript, client.email, '/auth?next=%2Fprofile')
  await withoutScript.getByRole('link', { name: 'Use a recovery code' }).click()
  await withoutScript.getByLabel('Recovery code').fill(recoveryCode ?? '')
  await withoutScript.getByRole('button', { name: 'Continue' }).click()
  await expect(withoutScript).toHaveURL('/profile')
})

test('a person adds a passkey, signs in with it alone, and removes it', async ({ page, signIn, client }) => {
  await addVirtualAuthenticator(page)
  await page.setViewportSize(phoneSize)
  await signIn(page, client.email)
  await page.goto('/profile/security/passkeys')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
  await page.getByLabel('Name').fill('My phone')
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Create codes' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/auth?next=%2Fprofile%2Fsecurity%2Fpasskeys')
  await page.getByRole('button', { name: passkeyTexts.signIn }).press('Enter')
  await expect(page).toHaveURL('/profile/security/passkeys')
  await expect(page.getByText('My phone')).toBeVisible()

  await page.context().clearCookies()
  await enterPassword(page, client.email, '/auth?next=%2Fprofile%2Fsecurity%2Fpasskeys')
  await expect(page.getByRole('heading', { name: codeTexts.passkeyTitle })).toBeVisible()
  await page.getByRole('button', { name: passkeyTexts.use }).press('Enter')
  await page.getByRole('button', { name: 'Remove My phone' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByText(passkeyTexts.removed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toHaveCount(0)
})
