import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { sendQuoteForm } from '@/e2e/support/quote-form'
import { demoPassword, test } from '@/e2e/support/test'
import { missingAddressText } from '@/lib/bookings/words/fields'
import { bookingForText } from '@/lib/bookings/words/wizard'
import {
  bookQuoteLabel,
  describeSentQuote,
  forClientsText,
  listPriceLabel,
  quoteClosedText,
  quotedPriceLabel,
  quoteNotifications,
  quoteSubjects,
  replyNotSentText,
} from '@/lib/quotes/words'

// Requesting a quote and replying to it, for visitors and for clients.

type Visitor = { street: string; email: string }

function makeVisitor(): Visitor {
  const uniqueId = randomUUID().slice(0, 8)
  return { street: `${uniqueId} Sunset Summit`, email: `helen-${uniqueId}@ashworth.test` }
}

async function fillIn(page: Page, { street, email }: Visitor) {
  await page.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
  await page.getByLabel('Full name').fill('Helen Ashworth')
  await page.getByLabel('Email', { exact: true }).fill(email)
}

const replyField = (page: Page) => page.getByRole('textbox', { name: /^Reply/ })
const send = (page: Page) => page.getByRole('button', { name: 'Send request' })

test('a visitor requests a quote, the studio is notified and replies, and the reply arrives by email', async ({
  page,
  browser,
  baseURL,
  signIn,
  sandbox,
}) => {
  const visitor = makeVisitor()
  await page.goto('/portfolio/quote?services=photo_shoot')
  await page.getByRole('checkbox', { name: 'House Tour' }).check()
  await expect(page.getByText(listPriceLabel(2))).toBeVisible()
  await fillIn(page, visitor)
  await sendQuoteForm(page)
  await page.waitForURL('**/portfolio/quote/sent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Helen')
  await expect(page.getByText(describeSentQuote(visitor))).toBeVisible()
  await page.reload()
  await expect(page.getByText(describeSentQuote(visitor))).toBeVisible()
  const confirmation = await sandbox.latestEmailTo(visitor.email, quoteSubjects.received)
  expect(confirmation.text).toContain('$698.00')
  expect(confirmation.text).not.toContain(visitor.street)
  expect(await sandbox.emailsTo(visitor.email)).toHaveLength(1)

  const studio = await (await browser.newContext({ baseURL })).newPage()
  await signIn(studio, 'ava@northlight.test')
  await studio.goto('/notifications')
  await studio.getByText(quoteNotifications.requested('Helen Ashworth', visitor.street).message).click()
  await studio.waitForURL('**/quotes?request=*')
  await expect(studio.getByRole('heading', { level: 2, name: visitor.street })).toBeVisible()
  await replyField(studio).fill('$650 for both.\nJune 16 or 18?')
  await studio.getByLabel(quotedPriceLabel).fill('650')
  await studio.getByRole('button', { name: 'Send reply' }).click()
  await expect(studio.getByRole('listitem').filter({ hasText: 'June 16 or 18?' })).toBeVisible()
  await expect(replyField(studio)).toHaveValue('')
  const reply = await sandbox.latestEmailTo(visitor.email, quoteSubjects.answered(visitor.street))
  expect(reply.text).toContain('June 16 or 18?')
  expect(reply.text).toContain('$650.00')

  await test.step('one press opens the booking with everything filled in, for a new client', async () => {
    await studio.getByRole('button', { name: bookQuoteLabel }).click()
    await studio.waitForURL('**/book?client=*quote=*')
    await expect(studio.getByText(bookingForText('Helen Ashworth'))).toBeVisible()
    await expect.poll(async () => (await sandbox.emailsTo(visitor.email)).length).toBe(3)
    await expect(studio.getByText('$650.00').first()).toBeVisible()
  })
  await studio.context().close()
})

test("two photographers reply to the same request, and each sees the other's reply", async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const visitor = makeVisitor()
  await page.goto('/portfolio/quote?services=photo_shoot')
  await fillIn(page, visitor)
  await sendQuoteForm(page)
  await page.waitForURL('**/portfolio/quote/sent')

  const openRequestAs = async (email: string) => {
    const studio = await (await browser.newContext({ baseURL })).newPage()
    await signIn(studio, email)
    await studio.goto(`/quotes?search=${visitor.email}`)
    await studio.getByRole('link', { name: visitor.street }).click()
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    return studio
  }
  const [ava, noah] = [
    await openRequestAs('ava@northlight.test'),
    await openRequestAs('noah@northlight.test'),
  ]
  await replyField(ava).fill('From Ava.')
  await replyField(noah).fill('From Noah.')
  await ava.getByRole('button', { name: 'Send reply' }).click()
  await expect(noah.getByRole('listitem').filter({ hasText: 'From Ava.' })).toBeVisible()
  await expect(replyField(noah)).toHaveValue('From Noah.')
  await noah.getByRole('button', { name: 'Send reply' }).click()
  await expect(ava.getByRole('listitem').filter({ hasText: 'From Noah.' })).toBeVisible()

  // Unsent input is kept when the request is closed, the page is reloaded, or the request is deleted.
  for (const studio of [ava, noah]) await expect(replyField(studio)).toHaveValue('')
  await replyField(ava).fill('Half an answer.')
  await replyField(noah).fill('Half of another.')
  await ava.reload()
  await expect(replyField(ava)).toHaveValue('Half an answer.')
  await ava.getByRole('region', { name: 'Request' }).getByRole('button', { name: 'Close' }).click()
  await expect(noah.getByText(quoteClosedText)).toBeVisible()
  await expect(replyField(noah)).toHaveValue('Half of another.')
  await expect(noah.getByRole('button', { name: 'Send reply' })).toBeDisabled()
  await noah.getByRole('button', { name: 'Delete Helen Ashworth’s request' }).click()
  await noah.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(noah.getByRole('heading', { name: 'Select a request' })).toBeVisible()
  await expect(ava.getByRole('heading', { name: 'Request not found' })).toBeVisible()
  await expect(ava.getByLabel(replyNotSentText)).toHaveValue('Half an answer.')
  await Promise.all([ava.context().close(), noah.context().close()])
})

test('missing fields are named, the first one gets the focus, and no input is lost', async ({ page }) => {
  await page.goto('/portfolio/quote')
  await page.getByText(/^Show \d+ more$/).click()
  await page.getByRole('checkbox').last().check()
  await expect(page.getByText(listPriceLabel(1))).toBeVisible()
  await page.getByLabel('Full name').fill('Helen Ashworth')
  await page.getByLabel('What should we know?').fill('The gate sticks.')
  await page.reload()
  await expect(page.getByRole('checkbox').last()).toBeChecked()
  await expect(page.getByText('16 / 2000')).toBeVisible()
  await page.goto('/portfolio')
  await page.goBack()
  await expect(page.getByLabel('What should we know?')).toHaveValue('The gate sticks.')
  await expect(page.getByRole('checkbox').last()).toBeChecked()
  await send(page).click()
  await expect(page.getByText(missingAddressText)).toBeVisible()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByLabel('Property address')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Helen Ashworth')
  await expect(page.getByRole('checkbox').last()).toBeChecked()
})

test("a bot's submission is thanked for and discarded", async ({ page, sandbox }) => {
  const bot = makeVisitor()
  await page.goto('/portfolio/quote?services=photo_shoot')
  await fillIn(page, bot)
  await page.locator('input[name="reference"]').fill('https://example.com', { force: true })
  await send(page).click()
  await page.waitForURL('**/portfolio/quote/sent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Helen')
  expect(await sandbox.emailsTo(bot.email)).toEqual([])
})

test('a client’s request becomes a conversation, and a photographer sees whom the form is for', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const { street } = makeVisitor()
  await signIn(page, 'mia@oakandmain.test')
  await page.goto('/portfolio/quote?services=photo_shoot')
  await expect(page.getByLabel('Email', { exact: true })).toHaveCount(0)
  await page.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
  await send(page).click()
  await page.waitForURL('**/support?conversation=*')
  await expect(page.getByRole('heading', { name: `Quote for ${street}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText(
    'List price: $299.00',
  )

  const studio = await (await browser.newContext({ baseURL })).newPage()
  await signIn(studio, 'ava@northlight.test')
  await studio.goto('/portfolio/quote')
  await expect(studio.getByText(forClientsText)).toBeVisible()
  await expect(send(studio)).toHaveCount(0)
  await studio.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor sees what is missing, keeps the selected services, and gets the photographer's reply", async ({
    page,
    browser,
    baseURL,
    sandbox,
  }) => {
    const visitor = makeVisitor()
    await page.goto('/portfolio/quote?services=photo_shoot,house_tour')
    await fillIn(page, { ...visitor, email: '' })
    await sendQuoteForm(page)
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByLabel('Property address')).toHaveValue(`${visitor.street}, Asheville, NC 28804`)
    for (const name of ['Photo Shoot', 'House Tour']) {
      await expect(page.getByRole('checkbox', { name })).toBeChecked()
    }
    await page.getByLabel('Email', { exact: true }).fill(visitor.email)
    await send(page).click()
    await page.waitForURL('**/portfolio/quote/sent')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Helen')
    expect((await sandbox.latestEmailTo(visitor.email)).text).toContain('$698.00')

    const studio = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
    await studio.goto('/auth')
    await studio.getByLabel('Email').fill('ava@northlight.test')
    await studio.getByLabel('Password', { exact: true }).fill(demoPassword)
    await studio.getByRole('button', { name: 'Sign in' }).first().click()
    await studio.waitForURL('**/dashboard')
    await studio.goto(`/quotes?search=${visitor.email}`)
    await studio.getByRole('link', { name: visitor.street }).click()
    await replyField(studio).fill('June 16.')
    await studio.getByRole('button', { name: 'Send reply' }).click()
    await expect(studio.getByRole('listitem').filter({ hasText: 'June 16.' })).toBeVisible()
    await sandbox.latestEmailTo(visitor.email, quoteSubjects.answered(visitor.street))
    await studio.context().close()
  })
})
