import { createHash } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  bookShoot,
  completeShoot,
  expectPaymentSuccess,
  expectPreviews,
  payOnCheckout,
  sendPhotos,
  signUp,
} from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { linkIn } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'
import { invoiceSubjects } from '@/lib/billing/invoices/words/notifications'
import { deliveryTitles } from '@/lib/photos/deliveries/words/deliveries'

const client = {
  name: "Nora O'Brien-Smith",
  email: `nora-${Date.now()}@harborrealty.test`,
  password: 'Cyanotype-of-1842',
}
const photographer = { name: 'Ava Lindqvist', email: 'ava@northlight.test' }
const street = `${1000 + (Date.now() % 9000)} Windermere Lane`
const address = `${street}, Asheville, NC 28804`

test('book, deliver, pay, unlock: one shoot from sign-up to download', { tag: '@deployed' }, async ({
  browser,
  request,
  sandbox,
  signIn,
}) => {
  const files = await makeJpegFiles(3)
  const clientContext = await browser.newContext()
  const photographerContext = await browser.newContext()
  const page = await clientContext.newPage()
  const studio = await photographerContext.newPage()

  await test.step('the client signs up and verifies by the link in the email', () =>
    signUp(page, sandbox, client))
  await test.step('the client books a shoot', () =>
    bookShoot(page, { address, cardholder: client.name, photographer: photographer.name }))
  await test.step('both sides are notified by email', async () => {
    await sandbox.latestEmailTo(client.email, street)
    await sandbox.latestEmailTo(photographer.email, street)
  })
  await test.step('the photographer sees it and completes it', async () => {
    await signIn(studio, photographer.email)
    await completeShoot(studio, street)
  })
  const unread = await test.step('the client opens the dashboard', async () => {
    await page.goto('/dashboard')
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
    return readUnread(page)
  })
  await test.step('the photographer sends three photos', () =>
    sendPhotos(studio, { street, amount: '598.00', files }))
  await test.step('the number of unread notifications grows without a reload', async () => {
    await expect.poll(() => readUnread(page)).toBeGreaterThan(unread)
  })
  const email = await sandbox.latestEmailTo(client.email, deliveryTitles.ready(files.length))
  await test.step('the email has its pictures, for whoever reads it', async () => {
    const [cover = ''] = /http[^"]*\/api\/mail\/pictures\/[^"]+/.exec(email.html) ?? []
    const picture = await request.get(cover)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  })
  await test.step('the link in the email shows two watermarked previews, and nothing else', async () => {
    await page.goto(linkIn(email, '/photo-view'))
    await expect(page.getByRole('heading', { name: street })).toBeVisible()
    await expect(page.getByText('Payment Required')).toBeVisible()
    await expectPreviews(page, 2)
  })
  const photoIds = await test.step('no original is available without payment', () =>
    expectLocked(page, studio, clientContext, files.length))
  const checkout = await clientContext.newPage()
  await test.step('one card is declined, and another accepted', () => pay(page, checkout))
  await test.step('the open page unlocks without a reload', async () => {
    await expect(page.getByText('Photos Unlocked!')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('link', { name: /^Open photo \d+/ })).toHaveCount(files.length)
  })
  await test.step('an original downloads byte for byte', async () => {
    const digests = new Set(files.map(({ buffer }) => digestOf(buffer)))
    const [photoId] = photoIds
    const original = await clientContext.request.get(`/api/photos/${photoId}/original`)
    expect(original.status()).toBe(200)
    expect(digests.has(digestOf(await original.body()))).toBe(true)
  })
  await test.step('both sides get the receipt', async () => {
    await sandbox.latestEmailTo(client.email, invoiceSubjects.receipt(''))
    await sandbox.latestEmailTo(
      photographer.email,
      invoiceSubjects.received({ invoiceNumber: '', amount: '' }),
    )
  })
  await test.step('both sign out', async () => {
    await signOut(page)
    await signOut(studio)
  })
})

/** Requests full-size variants of every photo as a visitor and as the unpaid client. Returns the photos' ids. */
async function expectLocked(
  page: Page,
  studio: Page,
  clientContext: BrowserContext,
  count: number,
): Promise<string[]> {
  const { searchParams } = new URL(page.url())
  await studio.goto(`/photo-view?booking_id=${searchParams.get('booking_id')}`)
  await expect(studio.getByRole('link', { name: /^Open photo \d+/ })).toHaveCount(count, { timeout: 30_000 })
  // Photos appear as the job processes them.
  await expect.poll(() => shownPhotoIds(studio), { timeout: 60_000 }).toHaveLength(count)
  const ids = await shownPhotoIds(studio)
  const stranger = await page.context().browser()?.newContext()
  if (!stranger) throw new Error('expected a browser')
  for (const id of ids) {
    for (const variant of ['original', 'screen', 'tile']) {
      const asClient = await clientContext.request.get(`/api/photos/${id}/${variant}`, { maxRedirects: 0 })
      expect(asClient.status(), `${variant} for the unpaid client`).toBe(404)
      const asStranger = await stranger.request.get(`/api/photos/${id}/${variant}`, { maxRedirects: 0 })
      expect(asStranger.status(), `${variant} for a stranger`).toBe(401)
    }
  }
  await stranger.close()
  return ids
}

/** Returns the ids of the grid's photos whose image is shown. */
async function shownPhotoIds(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('main a[data-photo-index]:has(img)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses.flatMap((address) => /photos\/([0-9a-f-]{36})\//.exec(address)?.[1] ?? [])
}

/** Pays in a second tab: first with a card that is declined, then with one that works. */
async function pay(page: Page, checkout: Page) {
  await checkout.goto(page.url())
  await checkout.getByRole('button', { name: 'Pay Now' }).click()
  await checkout.waitForURL(/\/checkout\//)
  await payOnCheckout(checkout, client, '4000000000000002')
  await expect(checkout.getByText('Your card was declined.')).toBeVisible()
  await payOnCheckout(checkout, client, '4242424242424242')
  await expectPaymentSuccess(checkout)
}

async function readUnread(page: Page): Promise<number> {
  const label = await page
    .getByRole('button', { name: /^Notifications/ })
    .first()
    .getAttribute('aria-label')
  return Number(/(\d+) unread/.exec(label ?? '')?.[1] ?? 0)
}

async function signOut(page: Page) {
  await page
    .getByRole('button', { name: /account|menu|Admin|Nora/i })
    .last()
    .click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/auth')
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
