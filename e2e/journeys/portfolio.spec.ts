import { expect, type Page } from '@playwright/test'
import { readPage } from '@/e2e/support/read-page'
import { test } from '@/e2e/support/test'
import { openPhone, openTouch } from '@/e2e/support/touch'
import type { PrismaClient } from '@/prisma/generated/client'

// The public portfolio for a first-time visitor: by link, mouse, keyboard and URL.
let database: PrismaClient

test.beforeAll(async ({ database: opened }) => {
  database = opened
  await expect.poll(countPending, { message: 'the pictures are prepared', timeout: 180_000 }).toBe(0)
})
/** Counts the demo's portfolio images that haven't been processed yet. */
function countPending(): Promise<number> {
  return database.portfolioMedia.count({ where: { state: 'PREPARING', item: { published: true } } })
}

const cards = (page: Page) => page.locator('main a[data-project]')
const dialog = (page: Page) => page.getByRole('dialog')
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Reads the page's structured data for search engines. */
async function readStructuredData(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null')
}

async function openFirst(page: Page): Promise<{ title: string; path: string }> {
  const card = cards(page).first()
  const title = (await card.textContent()) ?? ''
  const path = (await card.getAttribute('href')) ?? ''
  await card.click()
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
  return { title, path }
}

test('by link, mouse and keyboard: a category, a project over the page at its own URL, and what leads on', async ({
  page,
}) => {
  const card = () => cards(page).first()
  const listed = '/portfolio?category=real-estate-photography'
  const counter = dialog(page).getByText(/^\d+ \/ \d+$/)

  await test.step('the page has structured data, and a service its starting price', async () => {
    await page.goto('/portfolio')
    expect(await readStructuredData(page)).toMatchObject({
      '@type': 'LocalBusiness',
      name: await page.locator('meta[property="og:site_name"]').getAttribute('content'),
      url: expect.stringMatching(/\/portfolio$/),
      image: expect.arrayContaining([expect.stringMatching(/\/1200\.jpg$/)]),
    })
    const { priceCents } = await database.service.findUniqueOrThrow({ where: { id: 'photo_shoot' } })
    const block = page.locator('#services li', {
      has: page.getByRole('heading', { name: 'Real Estate Photography' }),
    })
    await expect(block.getByText(`From $${(priceCents / 100).toFixed(2)}`, { exact: true })).toBeVisible()
  })
  await test.step('an image is cached for a year and supports range requests', async () => {
    const image = page.locator('main figure img').first()
    await expect(image).toHaveJSProperty('complete', true)
    const address = await image.evaluate((element: HTMLImageElement) => element.currentSrc)
    expect(address).toMatch(/\.avif$/)
    const response = await page.request.get(address)
    expect(response.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    const again = await page.request.get(address, {
      headers: { 'if-none-match': response.headers().etag ?? '' },
    })
    expect(again.status()).toBe(304)
    const part = await page.request.get(address, { headers: { range: 'bytes=0-99' } })
    expect([part.status(), (await part.body()).length]).toEqual([206, 100])
    expect((await page.request.get(address.replace(/\/[^/]+$/, ''))).status()).toBe(404)
  })
  await test.step('the filter is in the URL', async () => {
    const filter = page.getByRole('link', { name: /^Real Estate Photography/ })
    await filter.click()
    await page.waitForURL(`**${listed}`)
    await expect(filter).toHaveAttribute('aria-current', 'page')
    await expect(cards(page)).not.toHaveCount(0)
  })
  const { title, path } =
    await test.step('a click opens a project; Back closes it and restores the focus', async () => {
      const opened = await openFirst(page)
      expect(pathOf(page)).toBe(opened.path)
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      expect(pathOf(page)).toBe(listed)
      await expect(card()).toBeFocused()
      await page.goForward()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      return opened
    })
  await test.step('Enter opens it, arrows cycle through it, Escape closes it and restores the focus', async () => {
    await card().focus()
    await page.keyboard.press('Enter')
    await expect(counter).toHaveText(/^1 \//)
    const count = Number((await counter.textContent())?.split('/')[1])
    expect(count).toBeGreaterThan(1)
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText(`2 / ${count}`)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(counter).toHaveText(`${count} / ${count}`)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(pathOf(page)).toBe(listed)
    await expect(card()).toBeFocused()
    const article = page.locator('main article', { has: page.locator(`a[href="${path}"]`) })
    await expect(article.getByText(`+${count - 1} more`, { exact: true })).toBeVisible()
  })
  await test.step('it is shown again when returning to it from another page', async () => {
    await openFirst(page)
    const shown = dialog(page).getByRole('heading', { name: title })
    const quote = dialog(page).getByRole('link', { name: 'Get a Quote' })
    await expect(quote).toHaveAttribute('href', `/portfolio/quote?project=${path.split('/').at(-1)}`)
    await quote.click()
    await page.waitForURL('**/portfolio/quote?project=*')
    await page.goBack()
    await expect(shown).toBeVisible()
    expect(pathOf(page)).toBe(path)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(pathOf(page)).toBe(listed)
    await page.reload()
    await expect(page.getByRole('link', { name: /^Real Estate Photography/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.goForward()
    await expect(shown).toBeVisible()
  })
  await test.step('Book a Shoot leads to sign-in', async () => {
    await dialog(page).getByRole('link', { name: 'Book a Shoot' }).click()
    await page.waitForURL(/\/auth\?next=%2Fbook/)
  })
  await test.step('opened from a link, it is a page of its own with metadata for previews and search engines', async () => {
    await page.goto(path)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    const contentOf = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    expect(await contentOf('og:image')).toMatch(/\/api\/portfolio\/[^/]+\/1200\.jpg$/)
    expect([await contentOf('og:image:width'), await contentOf('og:image:height')]).toEqual(['1200', '630'])
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
    expect(await readStructuredData(page)).toMatchObject({ '@type': 'ImageGallery', name: title })
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`${path}</loc>`)
    expect(await (await page.request.get('/robots.txt')).text()).toContain('Sitemap: ')
  })
})

test('by touch: swiping moves forward and back, and wraps around', async ({ browser }) => {
  const page = await openPhone(browser)
  await page.goto('/portfolio')
  await openFirst(page)
  const counter = dialog(page).getByText(/^\d+ \/ \d+$/)
  const count = Number((await counter.textContent())?.split('/')[1])
  const stage = await dialog(page).locator('figure').first().boundingBox()
  if (!stage) throw new Error('no picture is shown')
  const fingers = await openTouch(page)
  const y = stage.y + stage.height / 2
  await fingers.swipe({ from: 300, to: 80, y })
  await expect(counter).toHaveText(`2 / ${count}`)
  await fingers.swipe({ from: 80, to: 300, y })
  await fingers.swipe({ from: 80, to: 300, y })
  await expect(counter).toHaveText(`${count} / ${count}`)
  // A tap that moves slightly isn't a swipe.
  await fingers.swipe({ from: 200, to: 180, y })
  await expect(counter).toHaveText(`${count} / ${count}`)
})

test('what is unknown or a draft is not found, and once published its text is shown as text', async ({
  request,
}) => {
  expect((await readPage(request, '/portfolio?category=weddings-on-mars')).html).toContain(
    'Category not found',
  )
  const title = `Draft ${Date.now()}`
  const description = '<img src=x onerror="document.title=1"></script><b>bold</b>'
  const { id } = await database.portfolioItem.create({
    data: { title, description, category: 'Event Photography', services: [], published: false },
  })
  const read = () => readPage(request, `/portfolio/${id}`)
  const isListed = async () => (await readPage(request, '/portfolio')).html.includes(`>${title}</a>`)
  const hidden = await read()
  expect(hidden.status).toBe(404)
  expect(hidden.titles[0]).toMatch(/^Project not found/)

  await database.portfolioItem.update({ where: { id }, data: { published: true } })
  const found = await read()
  expect(found.status).toBe(200)
  expect(found.html).toContain('&lt;img src=x onerror=&quot;document.title=1&quot;&gt;')
  expect(found.html).not.toContain('<img src=x')
  expect(found.html).not.toContain('<b>bold')
  expect(await isListed()).toBe(true)

  await database.portfolioItem.update({ where: { id }, data: { deletedAt: new Date() } })
  expect((await read()).status).toBe(404)
  expect(await isListed()).toBe(false)
  await database.portfolioItem.delete({ where: { id } })
})
