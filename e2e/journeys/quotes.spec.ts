import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { sendQuoteForm } from '@/e2e/support/quote-form'
import { test } from '@/e2e/support/test'
import { missingAddressText } from '@/lib/booking/bookings/words/fields'
import { bookingForText } from '@/lib/booking/bookings/words/wizard'
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
} from '@/lib/booking/quotes/words'

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

test('a visitor, whose input is kept, requests a quote; two photographers reply, and the reply arrives by email', async ({
  page,
  newPage,
  signIn,
  sandbox,
}) => {
  const visitor = makeVisitor()
  await test.step('missing fields are named, the first one gets the focus, and no input is lost', async () => {
    await page.goto('/portfolio/quote')
    await page.getByText(/^\d+ more services?/).click()
    const last = page.getByRole('checkbox').last()
    await last.check()
    await expect(page.getByText(listPriceLabel(1))).toBeVisible()
    await page.getByLabel('Full name').fill('Helen Ashworth')
    await page.getByLabel('What should we know?').fill('The gate sticks.')
    await page.reload()
    await expect(last).toBeChecked()
    await expect(page.getByText('16 / 2000')).toBeVisible()
    await page.goto('/portfolio')
    await page.goBack()
    await expect(page.getByLabel('What should we know?')).toHaveValue('The gate sticks.')
    await expect(last).toBeChecked()
    await send(page).click()
    await expect(page.getByText(missingAddressText)).toBeVisible()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByLabel('Property address')).toBeFocused()
    await expect(page.getByLabel('Full name')).toHaveValue('Helen Ashworth')
    await expect(last).toBeChecked()
  })
  await test.step('the request is sent and confirmed', async () => {
    for (const name of [/^Photo Shoot/, /^House Tour/]) await page.getByRole('checkbox', { name }).check()
    await expect(page.getByText(listPriceLabel(3))).toBeVisible()
    await fillIn(page, visitor)
    await sendQuoteForm(page)
    await page.waitForURL('**/portfolio/quote/sent')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Helen')
    await page.reload()
    await expect(page.getByText(describeSentQuote(visitor))).toBeVisible()
    await sandbox.latestEmailTo(visitor.email, quoteSubjects.received)
  })

  const [ava, noah] = [await newPage(), await newPage()]
  await signIn(ava, 'ava@northlight.test')
  await signIn(noah, 'noah@northlight.test')
  const waitForLive = (studio: Page) => expect(studio.locator('html')).toHaveAttribute('data-live', 'on')

  await test.step("each photographer sees the other's reply, and what they typed is kept", async () => {
    await noah.goto(`/quotes?search=${visitor.email}`)
    await noah.getByRole('link', { name: visitor.street }).click()
    await waitForLive(noah)
    await replyField(noah).fill('From Noah.')
    await ava.goto('/notifications')
    await ava.getByText(quoteNotifications.requested('Helen Ashworth', visitor.street).message).click()
    await ava.waitForURL('**/quotes?request=*')
    await expect(ava.getByRole('heading', { level: 2, name: visitor.street })).toBeVisible()
    await replyField(ava).fill('$650 for both.\nJune 16 or 18?')
    await ava.getByLabel(quotedPriceLabel).fill('650')
    await ava.getByRole('button', { name: 'Send reply' }).click()
    await expect(ava.getByRole('listitem').filter({ hasText: 'June 16 or 18?' })).toBeVisible()
    await expect(replyField(ava)).toHaveValue('')
    const reply = await sandbox.latestEmailTo(visitor.email, quoteSubjects.answered(visitor.street))
    expect(reply.text).toContain('June 16 or 18?')
    expect(reply.text).toContain('$650.00')
    await expect(noah.getByRole('listitem').filter({ hasText: 'June 16 or 18?' })).toBeVisible()
    await expect(replyField(noah)).toHaveValue('From Noah.')
    await noah.getByRole('button', { name: 'Send reply' }).click()
    await expect(ava.getByRole('listitem').filter({ hasText: 'From Noah.' })).toBeVisible()
    for (const studio of [ava, noah]) await expect(replyField(studio)).toHaveValue('')
  })
  const request = ava.url()
  await test.step('one press opens the booking with everything filled in, for a new client', async () => {
    await ava.getByRole('button', { name: bookQuoteLabel }).click()
    await ava.waitForURL('**/book?client=*quote=*')
    await expect(ava.getByText(bookingForText('Helen Ashworth'))).toBeVisible()
    await expect(ava.getByText('$650.00').first()).toBeVisible()
  })
  await test.step('unsent input is kept when the page is reloaded, and the request closed or deleted', async () => {
    await ava.goto(request)
    await waitForLive(ava)
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
  })
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

  await signIn(page, 'ava@northlight.test')
  await page.goto('/portfolio/quote')
  await expect(page.getByText(forClientsText)).toBeVisible()
  await expect(send(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor sees what is missing, keeps the selected services, and gets the photographer's reply", async ({
    page,
    sandbox,
    signIn,
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

    await signIn(page, 'ava@northlight.test')
    await page.goto(`/quotes?search=${visitor.email}`)
    await page.getByRole('link', { name: visitor.street }).click()
    await replyField(page).fill('June 16.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'June 16.' })).toBeVisible()
    await sandbox.latestEmailTo(visitor.email, quoteSubjects.answered(visitor.street))
  })
})
