import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { linkIn, type Sandbox } from '@/e2e/support/sandbox'
import { demoPassword, studioName, test } from '@/e2e/support/test'
import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { verificationLinkTexts } from '@/lib/people/accounts/words/links'
import { verifyEmailTitle } from '@/lib/people/accounts/words/sign-in'
import { accountStateTitles, signInReasons } from '@/lib/people/accounts/words/signed-out'

const sessionCookie = 'authjs.session-token'
const client = 'sam@harborrealty.test'

async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^sign in$/i }).click()
}

/** Signs up a new client and verifies the email address through the emailed link. */
async function openAccount(page: Page, sandbox: Sandbox): Promise<{ email: string; password: string }> {
  const account = { email: `${randomUUID().slice(0, 8)}@example.test`, password: 'Cyanotype-1842' }
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Full name').fill("Nguyễn O'Brien-Smith")
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: verifyEmailTitle })).toBeVisible()
  await page.goto(
    linkIn(
      await sandbox.latestEmailTo(account.email, accountSubjects.verifyEmail(studioName)),
      '/auth/verify',
    ),
  )
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText(signInReasons.verified.title)).toBeVisible()
  return account
}

test("scripts and other sites can't read the session cookie", async ({ page, signInOnScreen }) => {
  await signInOnScreen(page, client)
  const cookie = (await page.context().cookies()).find(({ name }) => name === sessionCookie)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session-token')
})

test("a used verification link shows that it was used and doesn't sign in again", async ({
  page,
  sandbox,
}) => {
  const { email } = await openAccount(page, sandbox)
  await page.goto(
    linkIn(await sandbox.latestEmailTo(email, accountSubjects.verifyEmail(studioName)), '/auth/verify'),
  )
  await expect(page.getByRole('heading', { name: verificationLinkTexts.used.title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify email' })).toHaveCount(0)
  await page.goto(`/auth/verify?token=${randomUUID()}`)
  await expect(page.getByRole('heading', { name: verificationLinkTexts.unknown.title })).toBeVisible()
})

test('signing in returns to the page that required it', async ({ page }) => {
  await page.goto('/profile/email')
  await expect(page).toHaveURL('/auth?next=%2Fprofile%2Femail')
  await fillSignIn(page, client, demoPassword)
  await expect(page.getByRole('heading', { name: 'Email Settings' })).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()
})

/** Posts the sign-in form as a browser without JavaScript would, from a page with the given origin. */
async function postSignIn(request: APIRequestContext, origin: string | undefined) {
  const html = await (await request.get('/auth')).text()
  const form = new FormData()
  for (const [, name = '', value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
  )) {
    form.set(name, value.replaceAll('&quot;', '"'))
  }
  form.set('email', client)
  form.set('password', demoPassword)
  return request.post('/auth', { multipart: form, headers: { origin: origin ?? '' }, maxRedirects: 0 })
}

test('the sign-in form works without JavaScript, but only from this site', async ({
  playwright,
  baseURL,
}) => {
  const foreign = await playwright.request.newContext({ baseURL })
  const rejected = await postSignIn(foreign, 'https://elsewhere.test')
  expect(rejected.status()).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(await foreign.storageState())).not.toContain(sessionCookie)

  const own = await playwright.request.newContext({ baseURL })
  const accepted = await postSignIn(own, baseURL)
  expect(accepted.status()).toBe(303)
  expect(JSON.stringify(await own.storageState())).toContain(sessionCookie)
  await Promise.all([foreign.dispose(), own.dispose()])
})

test('an account that is pending approval can sign out of the waiting page', async ({
  page,
  signInOnScreen,
}) => {
  await signInOnScreen(page, 'lee@pending.test')
  await expect(page.getByRole('heading', { name: accountStateTitles.PENDING_APPROVAL })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goto('/auth/waiting')
  await expect(page).toHaveURL('/auth')
})
