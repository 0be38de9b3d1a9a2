import { expect, type Page } from '@playwright/test'
import { deletePortfolioItems } from '@/e2e/support/delete-portfolio-items'
import { test } from '@/e2e/support/test'
import { openVisitor } from '@/e2e/support/visitors'

const photographer = 'ava@northlight.test'
const client = 'sam@harborrealty.test'
const title = `Cached House ${Date.now() % 100_000}`

let secondUrl: string
let stopSecond: () => Promise<void>
test.beforeAll(async ({ ownPortal }) => {
  const second = await ownPortal.startSecond()
  secondUrl = second.url
  stopSecond = second.stop
})
test.afterAll(async ({ database }) => {
  await stopSecond()
  await deletePortfolioItems(database, { title })
})

/** Collects what the page's console reports, such as violations of the content security policy. */
function watchConsole(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  return problems
}

test('visitors of two processes see a project as soon as it is published', async ({
  newPage,
  signIn,
  database,
  playwright,
  ownPortal,
}) => {
  const { id } = await database.portfolioItem.create({
    data: { title, category: 'Commercial Photography', published: false },
    select: { id: true },
  })
  const visitors = await Promise.all(
    [ownPortal.url, secondUrl].map((url) => openVisitor(playwright.request, url)),
  )
  const statuses = () =>
    Promise.all(visitors.map(async (visitor) => (await visitor.get(`/portfolio/${id}`)).status()))
  const mentions = (path = '/portfolio') =>
    Promise.all(
      visitors.map(async (visitor) => (await (await visitor.get(path)).text()).includes(`>${title}</a>`)),
    )
  expect(await mentions()).toEqual([false, false])
  expect(await statuses()).toEqual([404, 404])

  const studio = await newPage()
  await signIn(studio, photographer)
  await studio.goto('/admin-portfolio')
  await studio.getByRole('button', { name: `Publish ${title}` }).click()
  await expect(studio.getByText(`${title} is on the public page.`)).toBeVisible()
  expect(await mentions()).toEqual([true, true])
  expect(await mentions('/portfolio?category=commercial-photography')).toEqual([true, true])
  expect(await statuses()).toEqual([200, 200])

  await studio.getByRole('button', { name: `Make ${title} a draft` }).click()
  await expect(studio.getByText(`${title} is a draft.`)).toBeVisible()
  expect(await mentions()).toEqual([false, false])
  expect(await statuses()).toEqual([404, 404])
  await Promise.all(visitors.map((visitor) => visitor.dispose()))
})

test('a cached page runs its own scripts only, and leads everywhere', async ({ newPage, database }) => {
  const page = await newPage()
  const problems = watchConsole(page)
  const response = await page.goto('/portfolio?utm_source=newsletter')
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(await response?.headerValue('etag')).toBeTruthy()
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).toContain("'strict-dynamic'")
  expect(policy).not.toMatch(/script-src [^;]*('unsafe-inline'|'nonce-)/)

  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/)
  await page.locator('a[data-project]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Get a Quote' }).first().click()
  await expect(page.getByRole('heading', { name: 'Get a quote' })).toBeVisible()

  const { id } = await database.portfolioItem.findFirstOrThrow({
    where: { published: true, deletedAt: null },
    select: { id: true },
  })
  await page.goto(`/portfolio/${id}`)
  await page.getByRole('link', { name: 'All work' }).click()
  await expect(page.getByRole('heading', { name: 'Selected work' })).toBeVisible()
  expect(problems).toEqual([])
})

test('a cached page refuses to run an injected script', async ({ newPage }) => {
  const page = await newPage()
  await page.route('**/portfolio', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const injected = `<script>window.injected = 'inline'</script><script src="${/src="([^"]+\.js)"/.exec(html)?.[1]}?injected"></script>`
    await route.fulfill({ response, body: html.replace('</body>', `${injected}</body>`) })
  })
  const problems = watchConsole(page)
  await page.goto('/portfolio')
  await expect.poll(() => problems.filter((problem) => problem.includes('script-src')).length).toBe(2)
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})

test('visitors and users never receive each other’s page', async ({
  newPage,
  signIn,
  database,
  playwright,
  ownPortal,
}) => {
  const { fullName } = await database.profile.findFirstOrThrow({
    where: { user: { email: client } },
    select: { fullName: true },
  })
  const page = await newPage()
  await signIn(page, client)
  const { cookies } = await page.context().storageState()
  const session = cookies.find(({ name }) => name === 'authjs.session-token')?.value
  const [visitor, user, expired] = await Promise.all([
    openVisitor(playwright.request, ownPortal.url),
    openVisitor(playwright.request, ownPortal.url, session),
    openVisitor(playwright.request, ownPortal.url, 'invalid'),
  ])
  const load = async (from: typeof visitor) => (await from.get('/portfolio')).text()
  const pages = await Promise.all(
    Array.from({ length: 8 }, () => Promise.all([load(visitor), load(user), load(expired)])),
  )
  const isUsers = (html: string) => html.includes(fullName)
  expect(pages.map((each) => each.map(isUsers))).toEqual(pages.map(() => [false, true, false]))

  const first = await visitor.get('/portfolio')
  const again = { headers: { 'if-none-match': first.headers().etag ?? '' } }
  expect((await visitor.get('/portfolio', again)).status()).toBe(304)
  expect((await user.get('/portfolio', again)).status()).toBe(200)
  const navigation = await visitor.get('/portfolio', { headers: { rsc: '1' } })
  expect(navigation.headers()['content-type']).toContain('text/x-component')
  await Promise.all([visitor, user, expired].map((each) => each.dispose()))
})
