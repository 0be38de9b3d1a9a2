import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { countOf } from '@/e2e/support/analytics-counts'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { sendQuoteForm } from '@/e2e/support/quote-form'
import { test } from '@/e2e/support/test'
import { askingForShootLike, quoteNotifications, quoteSubjects } from '@/lib/quotes/words'

// From portfolio to quote: a visitor opens a shared project, looks around and requests a quote; a photographer replies
// and updates the project.

const longTimeout = { timeout: 60_000 }

const uniqueId = randomUUID().slice(0, 6)
const title = `Harbor House ${uniqueId}`
const newTitle = `Harbor House at dusk ${uniqueId}`
const street = `${uniqueId} Quay Street`
const visitorEmail = `helen-${uniqueId}@ashworth.test`

/** The visitor's analytics events, with the pages they are counted on. */
const expectedEvents = [
  ['page_view', '/portfolio/[id]'],
  ['page_view', '/portfolio'],
  ['click', '/portfolio'],
  ['page_view', '/portfolio/quote'],
  ['click', '/portfolio/quote'],
  ['page_view', '/portfolio/quote/sent'],
] as const

test('a visitor opens a shared project, requests a quote and gets a reply, sees the edited project, and is counted', async ({
  newPage,
  databaseUrl,
  sandbox,
  signIn,
}) => {
  const countAll = () => Promise.all(expectedEvents.map(([type, page]) => countOf(databaseUrl, type, page)))
  const [studio, visitor] = [await newPage(), await newPage()]
  await signIn(studio, 'ava@northlight.test')
  await addItem(studio)
  const link = await test.step('the photographer shares a link to a project', async () => {
    await studio.goto('/portfolio')
    return (await studio.getByRole('link', { name: title }).getAttribute('href')) ?? ''
  })
  const before = await countAll()

  await test.step('the visitor opens it and filters similar projects', async () => {
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await visitor.getByRole('link', { name: 'All work' }).click()
    await visitor.getByRole('link', { name: /^Event Photography/ }).click()
    await visitor.waitForURL('**/portfolio?category=event-photography')
    await visitor.getByRole('link', { name: title }).click()
    await expect(visitor.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('the visitor requests a quote for a shoot like this project', async () => {
    await visitor.getByRole('dialog').getByRole('link', { name: 'Get a Quote' }).click()
    await expect(visitor.getByText(askingForShootLike(title))).toBeVisible()
    await visitor.getByRole('checkbox', { name: 'Photo Shoot' }).check()
    await visitor.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
    await visitor.getByLabel('Full name').fill('Helen Ashworth')
    await visitor.getByLabel('Email', { exact: true }).fill(visitorEmail)
    await sendQuoteForm(visitor)
    await visitor.waitForURL('**/portfolio/quote/sent')
  })

  await test.step('the photographer is notified and replies, and the reply arrives', async () => {
    await studio.goto('/notifications')
    await studio.getByText(quoteNotifications.requested('Helen Ashworth', street).message).click()
    await studio.waitForURL('**/quotes?request=*')
    await expect(studio.getByRole('link', { name: title })).toHaveAttribute('href', link)
    await studio.getByRole('textbox', { name: /^Reply/ }).fill('$320, on June 16.')
    await studio.getByRole('button', { name: 'Send reply' }).click()
    await expect(studio.getByRole('listitem').filter({ hasText: '$320, on June 16.' })).toBeVisible()
    const reply = await sandbox.latestEmailTo(visitorEmail, quoteSubjects.answered(street))
    expect(reply.text).toContain('$320, on June 16.')
  })

  await test.step('the photographer unpublishes the project, edits it, changes the cover and publishes it', async () => {
    await visitor.goto(link)
    const coverBefore = await coverOf(visitor)
    await studio.goto('/admin-portfolio')
    await studio.getByRole('button', { name: `Make ${title} a draft` }).click()
    await expect(studio.getByText(`${title} is a draft.`)).toBeVisible()
    expect((await visitor.goto(link))?.status()).toBe(404)
    await cardOf(studio, title).getByRole('button', { name: 'Edit' }).click()
    const dialog = studio.getByRole('dialog')
    await dialog.getByLabel('Title').fill(newTitle)
    await dialog.getByRole('button', { name: 'Make photo 2 the cover' }).click()
    await dialog.getByRole('button', { name: 'Save item' }).click()
    await expect(dialog).toHaveCount(0)
    await studio.getByRole('button', { name: `Publish ${newTitle}` }).click()
    await expect(studio.getByText(`${newTitle} is on the public page.`)).toBeVisible()

    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1, name: newTitle })).toBeVisible()
    expect(await coverOf(visitor)).not.toBe(coverBefore)
    await visitor.goto('/portfolio')
    await expect(visitor.getByRole('link', { name: newTitle })).toBeVisible()
  })

  await test.step('every page view and click of the visitor is counted', async () => {
    for (const [index, [type, page]] of expectedEvents.entries()) {
      const counter = { message: `${type} on ${page}`, ...longTimeout }
      await expect.poll(() => countOf(databaseUrl, type, page), counter).toBeGreaterThan(before[index] ?? 0)
    }
    await studio.goto('/admin?tab=analytics')
    await studio.locator('summary', { hasText: ': Top pages' }).click()
    await expect(
      studio.getByRole('region', { name: 'Top pages as a table' }).getByRole('row', { name: /\/portfolio/ }),
    ).not.toHaveCount(0)
  })
  await removeItem(studio)
  await Promise.all([studio.context().close(), visitor.context().close()])
})

const cardOf = (page: Page, name: string) =>
  page.locator('main li', { has: page.getByRole('heading', { name, exact: true }) })

async function addItem(studio: Page) {
  await studio.goto('/admin-portfolio')
  await studio.getByRole('button', { name: 'Add item' }).click()
  const dialog = studio.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Category').selectOption('Event Photography')
  await dialog.getByLabel('Images and videos', { exact: true }).setInputFiles(await makeJpegFiles(2))
  await expect(dialog.getByRole('button', { name: 'Make photo 2 the cover' })).toBeVisible(longTimeout)
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, longTimeout)
  await dialog.getByRole('button', { name: 'Save item' }).click()
  await expect(studio.getByText('Portfolio item added')).toBeVisible()
}

/** Deletes the item, so that other tests see the portfolio they expect. */
async function removeItem(studio: Page) {
  await studio.goto('/admin-portfolio')
  await studio.getByRole('button', { name: `Delete ${newTitle}` }).click()
  await studio.getByRole('button', { name: 'Delete item' }).click()
  await expect(studio.getByText('Portfolio item deleted')).toBeVisible()
}

/** Returns the URL of the page's link preview image, which is the cover. */
async function coverOf(page: Page): Promise<string> {
  const picture = page.locator('meta[property="og:image"]')
  await expect(picture).toHaveAttribute('content', /\/api\/portfolio\//, longTimeout)
  return (await picture.getAttribute('content')) ?? ''
}
