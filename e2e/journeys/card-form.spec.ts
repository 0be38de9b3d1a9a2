import { randomUUID } from 'node:crypto'
import { expect, type Page, type Request } from '@playwright/test'
import { agreeToCancellation } from '@/e2e/support/agreed-text'
import { cardFrame, fillCard } from '@/e2e/support/card-form'
import { makePerson, type Person } from '@/e2e/support/people'
import { test } from '@/e2e/support/stripe-portal'
import { toasts } from '@/e2e/support/toasts'
import { wayInText } from '@/lib/booking/access-details/words'
import { bankReturnTexts } from '@/lib/booking/bookings/words/bank-return'
import { bankRejectedText, cardFormFailedText } from '@/lib/catalog/cards/words'
import { addDays, dateToDatabase, timeToDatabase, type WallTime } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { lostConnectionText } from '@/lib/platform/words'
import type { PrismaClient } from '@/prisma/generated/client'

// A new card in the wizard's last step, entered in Stripe's Payment Element from js.stripe.com.
// The people and slots belong to this file, so that no other test holds or books them.

const redirectingCard = '4000002500003155'
const dialogCard = '4000002760003184'

let database: PrismaClient
let photographer: Person
let days = 60

test.beforeAll(async ({ database: opened }) => {
  database = opened
  photographer = await makePerson(database, 'photographer', 'Lea Brandt')
})

test("on a phone, in the dark: a declined card is explained, and the next goes from Stripe's frame to Stripe, never to the portal", async ({
  page,
  signIn,
  stripeRequests,
}) => {
  const toPortal: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'localhost') toPortal.push(request.url() + request.postData())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const { address, href } = await openDetails(page, signIn)
  const number = cardFrame(page).getByLabel('Card number')

  await test.step('the policy allows the frame and what it needs', async () => {
    const policy = (await page.request.get(href)).headers()['content-security-policy'] ?? ''
    for (const directive of [
      /script-src [^;]*'strict-dynamic' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
      /frame-src https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com https:\/\/hooks\.stripe\.com[ ;]/,
      /connect-src [^;]*https:\/\/api\.stripe\.com;/,
    ]) {
      expect(policy).toMatch(directive)
    }
  })
  await test.step('the frame follows the theme', async () => {
    const background = () => number.evaluate((input) => getComputedStyle(input).backgroundColor)
    await expect(number).toBeVisible()
    const dark = await background()
    expect(dark).toMatch(/^rgb\((\d\d?), (\d\d?), (\d\d?)\)$/)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(background).not.toBe(dark)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(background).toBe(dark)
  })
  await test.step('a declined card is explained', async () => {
    for (const [declined, reason] of [
      ['4000000000000002', 'Your card was declined.'],
      ['4000000000000127', "Your card's security code is incorrect."],
    ]) {
      await fillCard(page, { number: declined })
      await complete(page)
      await expect(page.getByRole('region', { name: 'Card' }).getByText(reason ?? '')).toBeVisible()
    }
    await expect(cardFrame(page).getByText("Your card's security code is incorrect.")).toBeVisible()
    expect(await countBookings(address)).toBe(0)
  })
  await test.step('the next is entered by keyboard: the keys go through the frame and back', async () => {
    await page.getByLabel('Cardholder name').focus()
    for (const text of ['Ida Marsh', '4242424242424242', '1231', '123']) {
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(number).toHaveValue('4242 4242 4242 4242')
    await expect(cardFrame(page).getByLabel('Expiration date')).toHaveValue('12 / 31')
    await page.getByRole('button', { name: 'Complete Booking' }).focus()
    await page.keyboard.press('Enter')
    await expectBooked(page, address)
  })
  const booking = await database.booking.findFirstOrThrow({
    where: { propertyAddress: address },
    include: { card: true },
  })
  expect(booking.card).toMatchObject({ brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2031 })
  expect(stripeRequests.filter((url) => url.endsWith('/stripe.js'))).toEqual([
    expect.stringMatching(/^https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js$/),
  ])
  expect(stripeRequests).toContain('https://js.stripe.com/v3/elements-inner-payment.html')
  expect(stripeRequests).toContainEqual(
    expect.stringMatching(/^https:\/\/api\.stripe\.com\/v1\/setup_intents\/seti_\w+\/confirm$/),
  )
  expect(toPortal.filter((request) => /4242[\s+]?4242/.test(decodeURIComponent(request)))).toEqual([])
})

test('a bank that redirects confirms a card, and the return completes the booking', async ({
  page,
  signIn,
}) => {
  const { address, client } = await openDetails(page, signIn)
  await page.getByText(wayInText).click()
  await page.getByLabel('Gate code').fill('4471')
  await fillCard(page, { number: redirectingCard })
  await complete(page)
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
  // Whoever took longer than the hold still gets a time that nobody else booked.
  await database.slotHold.deleteMany({ where: { profileId: client.profileId } })
  const returns = page.waitForRequest(/setup_intent=seti_\w+/)
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  const returnUrl = (await returns).url()
  await expectBooked(page, address)
  await expect(toasts(page).getByText('Booking received')).toBeVisible()
  const { id } = await database.booking.findFirstOrThrow({
    where: { propertyAddress: address, card: { last4: '3155' }, accessDetails: { isNot: null } },
    select: { id: true },
  })

  await test.step('opening the return again shows that booking', async () => {
    await page.goto(returnUrl)
    await page.waitForURL(`**/booking/${id}`)
    expect(await countBookings(address)).toBe(1)
  })
})

test('a return that is reloaded or loses its connection books once', async ({ page, signIn }) => {
  const { address } = await openDetails(page, signIn)
  await fillCard(page, { number: redirectingCard })
  await complete(page)
  let network: 'held' | 'down' | 'loses responses' = 'held'
  const isBooking = (request: Request) =>
    request.method() === 'POST' && (request.postData() ?? '').includes('shownTotalCents')
  await page.route(
    (url) => url.pathname === '/book',
    async (route) => {
      if (!isBooking(route.request())) return route.fallback()
      if (network === 'held') return
      if (network === 'loses responses') await route.fetch()
      await route.abort()
    },
  )
  const first = page.waitForRequest(isBooking)
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await first
  await expect(page.getByText(bankReturnTexts.completing.title)).toBeVisible()
  network = 'down'
  await page.reload()
  await expect(page.getByText(bankReturnTexts.unknown.title)).toBeVisible()
  expect(await countBookings(address)).toBe(0)
  network = 'loses responses'
  await complete(page)
  await expect.poll(() => countBookings(address)).toBe(1)
  await expect(page.getByRole('button', { name: 'Complete Booking' })).toBeEnabled()
  await page.reload()
  await page.waitForURL('**/booking/*')
  expect(await countBookings(address)).toBe(1)
})

test('a return whose time was lost says what is left to do', async ({ page, signIn }) => {
  const { address, slotId } = await openDetails(page, signIn)
  const { id: otherId } = await addSlot('14:00', '17:00')
  await fillCard(page, { number: redirectingCard })
  await complete(page)
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
  await database.availabilitySlot.update({ where: { id: slotId }, data: { isAvailable: false } })
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page.getByText(bankReturnTexts.timeLost.detail)).toBeVisible()
  await page.goto(
    page
      .url()
      .replace(/slot=[^&]+/, `slot=${otherId}`)
      .replace(/step=\w+/, 'step=details'),
  )
  await expect(page.getByText(bankReturnTexts.confirmed.detail)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Use card ending 3155/ })).toBeChecked()
  expect(await countBookings(address)).toBe(0)
  await complete(page)
  await expectBooked(page, address)
})

test('a reload, Back, a rejection and a changed price lose no input', async ({ page, signIn }) => {
  const code = `BANK${randomUUID().slice(0, 6).toUpperCase()}`
  await database.coupon.create({ data: { code, amountCents: 1000 } })
  const { address, href, client } = await openDetails(page, signIn, `&coupon=${code}`)
  const expectAddress = () => expect(page.getByLabel('Property address')).toHaveValue(address)

  await test.step('a reload during the confirmation loses only the card', async () => {
    await fillCard(page)
    await page.route('https://api.stripe.com/**/confirm', () => {}, { times: 1 })
    const confirms = page.waitForRequest('https://api.stripe.com/**/confirm')
    await complete(page)
    await confirms
    await page.reload()
    await expectAddress()
    expect(await countHolds(client)).toBe(1)
    await page.getByLabel('Cardholder name').fill('Ida Marsh')
    await expect(page.locator('[aria-busy="false"]').filter({ has: page.locator('iframe') })).toBeVisible()
    await complete(page)
    await expect(cardFrame(page).getByText('Invalid card number format')).toBeVisible()
    await expect(cardFrame(page).getByLabel('Card number')).toBeFocused()
  })
  await test.step("Back from the bank's page, to a page that the browser kept", async () => {
    await page.route('**/authenticate/**', (route) => route.fulfill({ status: 204 }))
    const opensBank = page.waitForResponse('**/authenticate/**')
    await fillCard(page, { number: redirectingCard })
    await complete(page)
    await opensBank
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page.getByRole('button', { name: 'Complete Booking' })).toBeEnabled()
    await page.unroute('**/authenticate/**')
  })
  await test.step('Back to a page that the browser loads again', async () => {
    await fillCard(page, { number: redirectingCard })
    await complete(page)
    await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
    await page.goBack()
    await expectAddress()
    await expect(page.getByText(bankReturnTexts.left.detail)).toBeVisible()
    expect(await countHolds(client)).toBe(1)
  })
  await test.step('the bank rejects the card', async () => {
    await page.getByText(wayInText).click()
    await page.getByLabel('Gate code').fill('4471')
    await fillCard(page, { number: redirectingCard })
    await complete(page)
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(page.getByRole('region', { name: 'Card' }).getByText(bankRejectedText)).toBeVisible()
    await expect(page.getByText(bankReturnTexts.rejected.detail)).toBeVisible()
    await expectAddress()
    await expect(page.getByLabel('Gate code')).toHaveValue('4471')
    await expect(page).toHaveURL(href)
    expect(await countHolds(client)).toBe(1)
  })
  await test.step('the price changed at the bank, and the time stays held', async () => {
    await fillCard(page, { number: redirectingCard })
    await complete(page)
    await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
    await database.coupon.update({ where: { code }, data: { amountCents: 500 } })
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await expect(page.getByText(bankReturnTexts.failed.detail)).toBeVisible()
    await expect(page.getByText(/The price has changed to/).first()).toBeVisible()
    await expectAddress()
    expect(await countBookings(address)).toBe(0)
    expect(await countHolds(client)).toBe(1)
    // The coupon is checked again before it can be used.
    await expect(page.getByText(`${code}: $5.00 off`)).toBeVisible()
  })
  await complete(page)
  await expectBooked(page, address)
})

test('a form that first fails to load is tried again; a bank rejects a card in a dialog; and one whose confirmation was lost is neither set up nor booked twice', async ({
  page,
  signIn,
  sandbox,
  stripeRequests,
}) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  const { address, client } = await openDetails(page, signIn)

  await test.step('the form is tried again', async () => {
    await expect(page.getByText(cardFormFailedText)).toBeVisible()
    await page.unroute('https://js.stripe.com/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible()
  })
  await test.step('the bank rejects a card in its dialog', async () => {
    await fillCard(page, { number: dialogCard })
    await complete(page)
    await page
      .frameLocator('iframe[title="Bank authentication"]')
      .getByRole('button', { name: 'Fail authentication' })
      .click()
    await expect(page.getByRole('region', { name: 'Card' }).getByText(bankRejectedText)).toBeVisible()
    expect(await countBookings(address)).toBe(0)
    expect(stripeRequests).toContainEqual(
      expect.stringMatching(/^https:\/\/hooks\.stripe\.com\/authenticate\//),
    )
  })
  await test.step('a lost confirmation is not repeated', async () => {
    const confirmations = () => stripeRequests.filter((url) => url.endsWith('/confirm'))
    const before = confirmations()
    await fillCard(page)
    await page.route(
      'https://api.stripe.com/**/confirm',
      async (route) => {
        const { pathname } = new URL(route.request().url())
        await route.fetch({ url: sandbox.url + pathname })
        await route.abort()
      },
      { times: 1 },
    )
    await complete(page)
    await expect(page.getByText(lostConnectionText)).toBeVisible()
    expect(await countBookings(address)).toBe(0)
    await page.getByRole('button', { name: 'Complete Booking' }).dblclick()
    await expectBooked(page, address)
    expect(await database.storedCard.count({ where: { profileId: client.profileId } })).toBe(1)
    expect(confirmations()).toEqual(before)
  })
})

/** Opens the wizard's last step as a new client, with a slot of its own and an address. */
async function openDetails(
  page: Page,
  signIn: (page: Page, email: string) => Promise<void>,
  parameters = '',
) {
  const client = await makePerson(database, 'client', 'Ida Marsh')
  days += 1
  const slot = await addSlot('09:00', '12:00')
  const href = `/book?services=photo_shoot&slot=${slot.id}${parameters}&step=details`
  const address = `${randomUUID().slice(0, 8)} Alder Ridge Lane`
  await signIn(page, client.email)
  await page.goto(href)
  await page.getByLabel('Property address').fill(address)
  return { client, address, href, slotId: slot.id }
}

function addSlot(startTime: WallTime, endTime: WallTime) {
  return database.availabilitySlot.create({
    data: {
      photographerId: photographer.profileId,
      date: dateToDatabase(addDays(todayIn('America/New_York'), days)),
      startTime: timeToDatabase(startTime),
      endTime: timeToDatabase(endTime),
    },
    select: { id: true },
  })
}

async function complete(page: Page) {
  await agreeToCancellation(page)
  await page.getByRole('button', { name: 'Complete Booking' }).click()
}

async function expectBooked(page: Page, address: string) {
  await page.waitForURL('**/dashboard')
  expect(await countBookings(address)).toBe(1)
}

function countBookings(propertyAddress: string): Promise<number> {
  return database.booking.count({ where: { propertyAddress } })
}

function countHolds({ profileId }: Person): Promise<number> {
  return database.slotHold.count({ where: { profileId } })
}
