import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { readPage } from '@/e2e/support/read-page'
import { test } from '@/e2e/support/test'
import { splitAddress } from '@/lib/platform/text/address'
import { offlineTexts } from '@/lib/platform/web/offline-words'

const client = 'mia@oakandmain.test'
const photographer = 'ava@northlight.test'
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
const weekSeconds = 7 * 24 * 60 * 60

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
const sessions = new Map<string, Session>()

/** Opens a page in a new signed-in context. Each account signs in once per file. */
async function openAs(browser: Browser, signIn: (page: Page, email: string) => Promise<void>, email: string) {
  const session = sessions.get(email)
  const context = await browser.newContext({ viewport: wide, storageState: session })
  const page = await context.newPage()
  if (!session) {
    await signIn(page, email)
    sessions.set(email, await context.storageState())
  }
  return page
}

/** Opens a page and waits for hydration: the page's own script opens the live connection. */
async function openReady(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
}

/** An entry of a browser's layout-shift observer, which TypeScript doesn't know. */
type LayoutShift = PerformanceEntry & {
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

const sidebar = (page: Page) => page.locator('aside')
const widthOf = async (box: Locator) => (await box.boundingBox())?.width

test('a page that the database delays shows a loading screen until it is there', async ({
  browser,
  database,
  signIn,
}) => {
  const page = await openAs(browser, signIn, client)
  await openReady(page, '/support')
  const loading = page.getByRole('main').getByRole('status', { name: 'Loading' })
  const support = page.getByRole('heading', { level: 1, name: 'Contact & Support' })
  await expect(support).toBeVisible()
  await database.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE invoices IN ACCESS EXCLUSIVE MODE`
      await sidebar(page).getByRole('link', { name: 'Invoices', exact: true }).click()
      await expect(loading).toBeVisible()
      await expect(support).toBeHidden()
    },
    { timeout: 30_000 },
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  await expect(loading).toHaveCount(0)
  await page.context().close()
})

test('the shell can be used by keyboard alone, and keeps its theme and sidebar', async ({
  browser,
  signIn,
}) => {
  const page = await openAs(browser, signIn, client)
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await openReady(page, '/dashboard')

  await test.step('the theme follows the device', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(html).toHaveAttribute('data-theme', colorScheme)
    }
  })

  await test.step('the skip link jumps past the navigation', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  await test.step('the sidebar collapses with its button and expands with Ctrl+B', async () => {
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await toggle.press('Enter')
    await expect.poll(() => widthOf(sidebar(page))).toBe(48)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toHaveAttribute('aria-controls', (await sidebar(page).getAttribute('id')) ?? '')
    const support = sidebar(page).getByRole('link', { name: 'Support' })
    await support.focus()
    await expect(sidebar(page).getByText('Support')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(sidebar(page).getByText('Support')).toHaveCount(1)
    await page.keyboard.press('Control+b')
    await expect.poll(() => widthOf(sidebar(page))).toBe(256)
  })

  for (const name of ['Notifications', 'Messages']) {
    await test.step(`the ${name.toLowerCase()} menu opens, takes the focus, and returns it`, async () => {
      const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) })
      await bell.press('ArrowDown')
      const panel = page.getByRole('banner').getByRole('region', { name })
      await expect(panel).toBeVisible()
      await expect(panel.locator(':focus').or(panel.and(page.locator(':focus')))).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(bell).toBeFocused()
    })
  }

  await test.step('the user menu ends with the theme, which no longer follows the device', async () => {
    const trigger = page.getByRole('banner').getByRole('button', { name: /Mia|User/ })
    await trigger.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Change Password' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'Dark' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
  })

  await test.step('Ctrl+B keeps its meaning in rich text, and toggles the sidebar in a plain field', async () => {
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('afterbegin', '<p id="rich" contenteditable>Rich</p><input id="plain">')
    })
    await page.locator('#rich').press('Control+b')
    expect(await widthOf(sidebar(page))).toBe(256)
    await page.locator('#plain').press('Control+b')
    await expect.poll(() => widthOf(sidebar(page))).toBe(48)
  })

  await test.step("the sidebar's state is kept for a week and applied in the first HTML", async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar:state')
    expect(cookie?.value).toBe('collapsed')
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - weekSeconds)).toBeLessThan(120)
    const response = await page.reload()
    expect(await response?.text()).toContain('data-side="collapsed"')
    expect(await widthOf(sidebar(page))).toBe(48)
    await expect(html).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('another layout, prefetched while it was still collapsed, shows it expanded', async () => {
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await sidebar(page).getByRole('link', { name: 'Portfolio' }).click()
    await page.waitForURL('**/portfolio')
    expect(await widthOf(sidebar(page))).toBe(256)
  })

  await test.step('the breadcrumb shows a project by its name', async () => {
    await page.goto((await page.locator('main a[data-project]').first().getAttribute('href')) ?? '')
    const project = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      `Dashboard/Portfolio/${project}`,
    )
  })
  await page.context().close()
})

/** Every pair of a width with a sidebar, and of either with a theme, at least once. */
const appearances = [
  { width: 1440, side: 'none', theme: 'light' },
  { width: 1440, side: 'expanded', theme: 'dark' },
  { width: 1440, side: 'collapsed', theme: 'light' },
  { width: 800, side: 'none', theme: 'dark' },
  { width: 800, side: 'expanded', theme: 'light' },
  { width: 800, side: 'collapsed', theme: 'dark' },
  { width: 390, side: 'none', theme: 'light' },
  { width: 390, side: 'expanded', theme: 'dark' },
  { width: 390, side: 'collapsed', theme: 'dark' },
]

test('nothing in the shell shifts while a page loads, and on a phone the navigation is in a drawer', async ({
  browser,
  signIn,
}) => {
  const page = await openAs(browser, signIn, client)
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[]) {
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          const box = element?.closest('aside, header, main')
          if (!element || !box || (box !== element && box.tagName === 'MAIN')) continue
          moved.push(`${JSON.stringify([previousRect, currentRect])} ${element.outerHTML}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const { width, side, theme } of appearances) {
    const set = { ...(side !== 'none' && { 'sidebar:state': side }), theme }
    await page.context().clearCookies({ name: /^(sidebar:state|theme)$/ })
    await page
      .context()
      .addCookies(
        Object.entries(set).map(([name, value]) => ({ name, value, domain: 'localhost', path: '/' })),
      )
    await page.setViewportSize({ width, height: 900 })
    await openReady(page, '/dashboard')
    await page.evaluate(() => document.fonts.ready)
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)
    expect.soft(moved, `${width} px, sidebar ${side}, ${theme}`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await page.setViewportSize(narrow)
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  const drawer = page.getByRole('dialog', { name: 'Main navigation' })

  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect.poll(() => widthOf(drawer)).toBe(288)
  for (let tabs = 0; tabs < 15; tabs += 1) {
    await page.keyboard.press('Tab')
    const isInDrawer = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInDrawer, `after ${tabs + 1} tabs`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()

  await page.keyboard.press('Control+b')
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Close navigation' }).click()
  await expect(drawer).toBeHidden()

  await toggle.click()
  await drawer.getByRole('link', { name: 'Invoices' }).click()
  await page.waitForURL('**/invoices')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Invoices', {
    useInnerText: true,
  })
  await page.context().close()
})

/** Returns the breadcrumb's steps of a page's HTML, separated by slashes. */
function trailOf(html: string): string {
  const trail = /<nav[^>]*aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
  return trail.replace(/<svg.*?<\/svg>|<[^>]*>/gs, '')
}

test('every page has a breadcrumb and a title, also of a booking and of what is missing', async ({
  browser,
  signIn,
  database,
}) => {
  const booking = await database.booking.findFirstOrThrow({
    where: { client: { user: { email: client } } },
    select: { id: true, propertyAddress: true },
  })
  const bookingTrail = `Dashboard/My Bookings/Booking ${booking.id.slice(0, 8)}`
  const expected: Record<string, [path: string, trail: string, title: string][]> = {
    [client]: [
      ['/dashboard', 'Dashboard', 'Dashboard'],
      ['/bookings', 'Dashboard/My Bookings', 'My Bookings'],
      ['/invoices', 'Dashboard/Invoices', 'Invoices'],
      ['/profile/password', 'Dashboard/Change Password', 'Change Password'],
      [`/booking/${booking.id}`, bookingTrail, splitAddress(booking.propertyAddress).street],
    ],
    [photographer]: [
      ['/admin', 'Dashboard/Admin Panel', 'Photographer dashboard'],
      ['/photo-delivery', 'Dashboard/Upload Photos', 'Send Photos'],
    ],
  }
  for (const [email, pages] of Object.entries(expected)) {
    const page = await openAs(browser, signIn, email)
    for (const [path, trail, title] of pages) {
      const { html, titles } = await readPage(page.request, path)
      expect.soft(trailOf(html), path).toBe(trail)
      expect.soft(titles, path).toContain(`${title} · Northlight`)
    }
    await page.context().close()
  }
  const page = await openAs(browser, signIn, client)
  const missing = await readPage(page.request, '/booking/00000000-0000-4000-8000-000000000000')
  const html = missing.html.replaceAll('<!-- -->', '')
  expect(html).toContain('Booking not found')
  expect(html).toMatch(/<a[^>]*href="\/bookings"[^>]*>(?:(?!<\/a>).)*Back to My Bookings/s)
  expect(html).toMatch(/<aside/)
  await page.context().close()
})

test('offline, the portal shows a banner, and sends pending requests once it is back online', async ({
  browser,
  signIn,
}) => {
  // A new session, because this test signs out.
  const page = await browser.newPage({ viewport: wide })
  await signIn(page, client)
  await openReady(page, '/dashboard')
  await page.context().setOffline(true)
  const banner = page.getByText(offlineTexts.banner)
  await expect(banner).toBeVisible()
  await page.setViewportSize({ width: wide.width, height: 400 })
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(banner).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeInViewport()
  await page.setViewportSize(wide)

  await sidebar(page).getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByText(offlineTexts.page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(offlineTexts.page)).toBeHidden()
  await page.context().setOffline(false)
  await page.waitForURL('**/invoices')
  await expect(banner).toBeHidden()

  await page.context().setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mia|User/ })
    .click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(offlineTexts.change)).toBeVisible()
  await page.context().setOffline(false)
  await page.waitForURL('**/auth')
  await page.context().close()
})

test("a page doesn't preload images that it doesn't show", async ({ browser, signIn }) => {
  const page = await openAs(browser, signIn, client)
  const html = await (await page.request.get('/bookings')).text()
  const preloads = html.match(/<link[^>]*rel="preload"[^>]*>/g) ?? []
  expect(preloads.length).toBeGreaterThan(0)
  expect(preloads.filter((link) => link.includes('as="image"'))).toEqual([])
  await page.context().close()
})

test('only the page of a link that is pointed at is prefetched', async ({ browser, signIn }) => {
  const page = await openAs(browser, signIn, client)
  const prefetched = new Set<string>()
  page.on('request', (request) => {
    if ('next-router-prefetch' in request.headers()) prefetched.add(new URL(request.url()).pathname)
  })
  await page.goto('/bookings')
  await page.getByRole('link', { name: 'Invoices', exact: true }).hover()
  await expect.poll(() => [...prefetched]).toEqual(['/invoices'])
  await page.context().close()
})
