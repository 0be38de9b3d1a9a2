import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { linkIn, type Sandbox } from '@/e2e/support/inbox'
import { demoPassword, test } from '@/e2e/support/test'

const sessionCookie = 'authjs.session-token'
const client = 'sam@harborrealty.test'

async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^sign in$/i }).click()
}

/** A client account of the test's own, verified by the mailed link. */
async function openAccount(page: Page, sandbox: Sandbox): Promise<{ email: string; password: string }> {
  const account = { email: `${randomUUID().slice(0, 8)}@example.test`, password: 'Cyanotype-1842' }
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Full name').fill("Nguyễn O'Brien-Smith")
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Please verify your e-mail' })).toBeVisible()
  await page.goto(linkIn(await sandbox.latestMailTo(account.email, 'Verify'), '/auth/verify'))
  await page.getByRole('button', { name: 'Verify e-mail' }).click()
  await expect(page.getByText('Your e-mail is verified.')).toBeVisible()
  return account
}

async function sessionOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === sessionCookie)
  return cookie?.value ?? ''
}

async function setSession(context: BrowserContext, value: string, url: string | undefined) {
  await context.addCookies([{ name: sessionCookie, value, url }])
}

test('a forged, cut, changed or foreign session cookie opens nothing', async ({
  browser,
  page,
  signIn,
  baseURL,
}) => {
  await signIn(page, client)
  const good = await sessionOf(page.context())
  expect(good).not.toBe('')
  const payload = Buffer.from(
    JSON.stringify({ claim: { userId: randomUUID(), sessionVersion: 1 } }),
  ).toString('base64url')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  for (const value of [
    unsigned,
    good.slice(0, -1),
    good.slice(0, good.length / 2),
    `${good}x`,
    'x',
    '..',
    payload,
  ]) {
    const stranger = await browser.newContext({ baseURL })
    await setSession(stranger, value, baseURL)
    const answer = await stranger.request.get('/profile', { maxRedirects: 0 })
    expect(answer.status(), value).toBe(307)
    expect(answer.headers().location, value).toContain('/auth?next=%2Fprofile')
    await stranger.close()
  }
  const holder = await browser.newContext({ baseURL })
  await setSession(holder, good, baseURL)
  expect((await holder.request.get('/profile', { maxRedirects: 0 })).status()).toBe(200)
  await holder.close()
})

test('the session cookie is out of reach of scripts and of other sites', async ({ page, signIn }) => {
  await signIn(page, client)
  const cookie = (await page.context().cookies()).find(({ name }) => name === sessionCookie)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session-token')
})

test('a stolen session ends with the password, the own one goes on', async ({
  browser,
  page,
  sandbox,
  baseURL,
}) => {
  const account = await openAccount(page, sandbox)
  await fillSignIn(page, account.email, account.password)
  await page.waitForURL('**/dashboard')
  const thief = await browser.newContext({ baseURL })
  await setSession(thief, await sessionOf(page.context()), baseURL)
  expect((await thief.request.get('/profile', { maxRedirects: 0 })).status()).toBe(200)

  await page.goto('/profile/password')
  await page.getByLabel('Current Password').fill(account.password)
  await page.getByLabel('New Password', { exact: true }).fill('Blueprint-1843')
  await page.getByLabel('Confirm New Password').fill('Blueprint-1843')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password Updated')).toBeVisible()

  expect((await thief.request.get('/profile', { maxRedirects: 0 })).status()).toBe(307)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible()
  await thief.close()
})

test('a used link says so and opens nothing again', async ({ page, sandbox }) => {
  const { email } = await openAccount(page, sandbox)
  await page.goto(linkIn(await sandbox.latestMailTo(email, 'Verify'), '/auth/verify'))
  await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify e-mail' })).toHaveCount(0)
  await page.goto(`/auth/verify?token=${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

for (const next of [
  '//elsewhere.test',
  '/\\elsewhere.test',
  'https://elsewhere.test/',
  '/.//elsewhere.test',
  '/%09/elsewhere.test',
  'javascript:alert(1)',
]) {
  test(`sign-in does not lead to another site: ${next}`, async ({ page, baseURL }) => {
    await page.goto(`/auth?next=${next.startsWith('/%') ? next : encodeURIComponent(next)}`)
    await fillSignIn(page, client, demoPassword)
    await page.waitForURL((url) => url.pathname !== '/auth')
    expect(page.url()).toBe(`${baseURL}/dashboard`)
  })
}

test('sign-in leads back to the page that asked for it', async ({ page }) => {
  await page.goto('/profile/email')
  await expect(page).toHaveURL('/auth?next=%2Fprofile%2Femail')
  await fillSignIn(page, client, demoPassword)
  await expect(page.getByRole('heading', { name: 'Email Settings' })).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()
})

/** The sign-in form as a browser without script posts it, from a page of the given origin. */
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

test('the sign-in form works without script, and only from this site', async ({ playwright, baseURL }) => {
  const foreign = await playwright.request.newContext({ baseURL })
  const refused = await postSignIn(foreign, 'https://elsewhere.test')
  expect(refused.status()).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(await foreign.storageState())).not.toContain(sessionCookie)

  const own = await playwright.request.newContext({ baseURL })
  const taken = await postSignIn(own, baseURL)
  expect(taken.status()).toBe(303)
  expect(JSON.stringify(await own.storageState())).toContain(sessionCookie)
  await Promise.all([foreign.dispose(), own.dispose()])
})

test("the library's own sign-in route opens nothing without its token", async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  await request.post('/api/auth/callback/credentials', {
    form: { email: client, password: demoPassword },
    maxRedirects: 0,
  })
  expect(JSON.stringify(await request.storageState())).not.toContain(sessionCookie)
  await request.dispose()
})

test('an account that waits for approval reaches its own page alone', async ({ page, signIn }) => {
  await signIn(page, 'lee@pending.test')
  await expect(page.getByRole('heading', { name: 'The studio is looking at your request' })).toBeVisible()
  for (const path of ['/dashboard', '/admin', '/bookings', '/invoices', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL('/auth/waiting')
  }
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goto('/auth/waiting')
  await expect(page).toHaveURL('/auth')
})

test('a known and an unknown address get the same answers', async ({ page }) => {
  const answers: string[] = []
  for (const email of [client, `${randomUUID().slice(0, 8)}@example.test`]) {
    await page.goto('/auth')
    await fillSignIn(page, email, 'Wrong-Password-1')
    await expect(page.getByText('Login failed')).toBeVisible()
    const toast = await page.getByRole('alert').filter({ hasText: 'Login failed' }).textContent()
    await page.goto('/auth?mode=sign-up')
    await page.getByLabel('Full name').fill('Dana Whitfield')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Cyanotype-1842')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Please verify your e-mail' })).toBeVisible()
    const told = ((await page.getByRole('main').textContent()) ?? '').replace(email, 'ADDRESS')
    answers.push(`${toast}\n${told.replace(/\d:\d\d/, 'WAIT')}`)
  }
  expect(answers[0]).toBe(answers[1])
})

test('any other path leads to the sign-in, and on to the dashboard for who is signed in', async ({
  page,
  signIn,
}) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/auth')
  await signIn(page, client)
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/dashboard')
})
