import { type Browser, expect, type Page, type Response } from '@playwright/test'
import sharp from 'sharp'
import { minFormAgeMs } from '@/lib/photos/property-pages/limits'

/** Headless Chromium counts as a bot. */
export const userAgent = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15'

export async function openVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, userAgent })
  return context.newPage()
}

/** The field, not the region of toasts, whose name starts the same. */
export const messageField = (page: Page) => page.getByRole('textbox', { name: /^Message/ })

/** Waits until the form was open for as long as a person needs. On a cached page, it's opened when its first field is filled in. */
export async function expectOldEnough(page: Page) {
  const age = async () =>
    Date.now() - Number.parseInt(await page.locator('input[name="stamp"]').inputValue(), 10)
  await expect.poll(age).toBeGreaterThan(minFormAgeMs)
}

/** Loads a page with everything on it, and expects none of the words in any byte that the portal sends for it. */
export async function expectUnbranded(page: Page, url: string, words: readonly string[]) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const document = await page.goto(url, { waitUntil: 'networkidle' })
  for (const link of await page.getByRole('link', { name: /^Open photo/ }).all()) {
    await link.scrollIntoViewIfNeeded()
  }
  await page.waitForLoadState('networkidle')
  const links = await page
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
    )
  const { pathname } = new URL(url)
  const leadsAway = (path: string) =>
    !path.startsWith('/api/property-pages/') && !path.startsWith(`${pathname}#`)
  expect(links.filter(leadsAway)).toEqual([])
  const flight = await page.request.get(url, { headers: { rsc: '1' } })
  const bodies = new Map([['flight', await flight.text()]])
  const pictureBodies = new Map<string, string>()
  bodies.set('headers', JSON.stringify([await document?.allHeaders(), flight.headers()]))
  bodies.set('document', (await document?.text()) ?? '')
  const pictures = responses.filter((response) => response.url().includes('/api/property-pages/'))
  expect(pictures.length).toBeGreaterThan(0)
  for (const link of links.filter((path) => path.startsWith('/api/'))) {
    const response = await page.request.get(link)
    const body = await response.body()
    const isPicture = response.headers()['content-type']?.startsWith('image/')
    bodies.set(link, JSON.stringify(response.headers()) + (isPicture ? '' : body.toString('latin1')))
    if (!isPicture) continue
    pictureBodies.set(link, body.toString('latin1'))
    const { exif, iptc, xmp } = await sharp(body).metadata()
    expect({ exif, iptc, xmp }).toEqual({ exif: undefined, iptc: undefined, xmp: undefined })
  }
  expectWithout(bodies, words)
  // A picture's millions of bytes contain any few letters by chance.
  const isLong = (word: string) => word.length >= 7
  expect(words.some(isLong)).toBe(true)
  expectWithout(pictureBodies, words.filter(isLong))
}

function expectWithout(bodies: ReadonlyMap<string, string>, words: readonly string[]) {
  for (const [name, body] of bodies) {
    const text = body.toLowerCase()
    for (const word of words) expect(text.includes(word.toLowerCase()), `${word} in ${name}`).toBe(false)
  }
}
