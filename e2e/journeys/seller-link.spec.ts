import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { makePerson, type Person } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'
import {
  addContactText,
  contactAddedText,
  contactNameText,
  contactsTitle,
  listNotices,
  mutedText,
  newsSubject,
  noticeNames,
} from '@/lib/booking-contacts/words'
import { unsubscribeTitle } from '@/lib/notifications/words/mail'
import { addDays, dateToDatabase, formatDate, timeToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import {
  linkCreatedText,
  linkGoneTitle,
  linksOffText,
  movedText,
  prepareTitle,
  sharedSubject,
  shareLinkText,
  stateTexts,
} from '@/lib/sellers/words'
import type { PrismaClient } from '@/prisma/generated/client'

let database: PrismaClient
let client: Person
let photographer: Person

test.beforeAll(async ({ database: opened }) => {
  database = opened
  client = await makePerson(database, 'client', 'Dana Whitfield')
  photographer = await makePerson(database, 'photographer', 'Marin Holt')
})

const dayIn = (days: number) => addDays(todayIn('America/New_York'), days)

async function addShoot(street: string): Promise<string> {
  await database.service.findUniqueOrThrow({ where: { id: 'photo_shoot' } })
  const { id } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: `${street}, Asheville, NC 28804`,
      shootDate: dateToDatabase(dayIn(30)),
      shootTime: timeToDatabase('09:00'),
      shootEndTime: timeToDatabase('12:00'),
      totalAmountCents: 31_337,
      specialInstructions: 'Lockbox on the side gate.',
      status: 'CONFIRMED',
      idempotencyKey: randomUUID(),
      services: {
        create: { serviceId: 'photo_shoot', name: 'Photo Shoot', priceCents: 31_337, position: 0 },
      },
    },
  })
  return id
}

const sectionOf = (page: Page) => page.getByRole('region', { name: 'For the seller' })

async function createLink(page: Page): Promise<string> {
  await sectionOf(page).getByRole('button', { name: shareLinkText }).click()
  await expect(page.getByText(linkCreatedText)).toBeVisible()
  return page.getByRole('textbox', { name: 'Link for the seller' }).inputValue()
}

test('a seller follows a shoot by a link, without an account', async ({ newPage, signIn, browser }) => {
  const bookingId = await addShoot('21 Birchwood Close')
  const page = await newPage()
  await signIn(page, client.email)
  await page.goto(`/booking/${bookingId}`)
  const link = await createLink(page)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const seller = await context.newPage()

  await test.step('it shows the shoot, and nothing that is not for the seller', async () => {
    const response = await seller.goto(link)
    await expect(seller.getByRole('heading', { level: 1 })).toHaveText('21 Birchwood Close')
    for (const text of [
      formatDate(dayIn(30)),
      '9:00 AM – 12:00 PM',
      '8:45 AM – 9:15 AM',
      'Marin Holt',
      'Photo Shoot',
    ])
      await expect(seller.getByRole('main')).toContainText(text)
    const html = (await response?.text()) ?? ''
    for (const hidden of ['$313', client.email, photographer.email, 'Lockbox'])
      expect(html).not.toContain(hidden)
    // Not within an id, whose digits are random.
    expect(html).not.toMatch(/\b31337\b/)
    expect(html).toContain('noindex')
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await seller.evaluate(overflow)).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await seller.emulateMedia({ colorScheme })
      await expectAccessible(seller)
    }
  })
  await test.step('ticks are kept in the browser', async () => {
    const item = seller.getByRole('checkbox', { name: 'Make the beds' })
    await item.focus()
    await seller.keyboard.press('Space')
    await expect(seller.getByText(/^1 of \d+ done/)).toBeVisible()
    await seller.reload()
    await expect(item).toBeChecked()
  })
  await test.step('the calendar file opens without an account', async () => {
    const href = await seller.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    const file = await (await seller.request.get(href ?? '')).text()
    expect(file).toContain('SUMMARY:Shoot at 21 Birchwood Close')
    expect(file).not.toContain('Dana')
  })
  await test.step('it shows that the shoot was moved, and that it was cancelled', async () => {
    const before = { date: dayIn(30), startTime: '09:00', endTime: '12:00' }
    await database.bookingEvent.create({ data: { bookingId, kind: 'RESCHEDULED', before } })
    await database.booking.update({
      where: { id: bookingId },
      data: { shootDate: dateToDatabase(dayIn(33)), status: 'PENDING' },
    })
    await seller.reload()
    await expect(seller.getByText(movedText(before))).toBeVisible()
    await expect(seller.getByText(stateTexts.PENDING.title)).toBeVisible()
    await expect(seller.getByRole('main')).toContainText(formatDate(dayIn(33)))
    await database.booking.update({ where: { id: bookingId }, data: { status: 'CANCELLED' } })
    await seller.reload()
    await expect(seller.getByText(stateTexts.CANCELLED.title)).toBeVisible()
    await expect(seller.getByRole('heading', { name: prepareTitle })).toHaveCount(0)
    await database.booking.update({ where: { id: bookingId }, data: { status: 'CONFIRMED' } })
  })
  await test.step('the client turns it off, and creates another', async () => {
    await page.reload()
    await sectionOf(page).getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText(linksOffText)).toBeVisible()
    await seller.reload()
    await expect(seller.getByRole('heading', { name: linkGoneTitle })).toBeVisible()
    await seller.goto(await createLink(page))
    await expect(seller.getByRole('heading', { level: 1 })).toHaveText('21 Birchwood Close')
  })
  await context.close()
})

test('an assistant is informed by email until they unsubscribe', async ({ newPage, signIn, sandbox }) => {
  const bookingId = await addShoot('23 Birchwood Close')
  // On a day of its own, because a photographer's shoots can't overlap.
  await database.booking.update({
    where: { id: bookingId },
    data: { status: 'PENDING', shootDate: dateToDatabase(dayIn(36)) },
  })
  const email = `assistant-${randomUUID().slice(0, 8)}@example.test`
  const page = await newPage()
  await signIn(page, client.email)
  const section = page.getByRole('region', { name: contactsTitle })

  await test.step('the client adds them with some notices', async () => {
    await page.goto(`/booking/${bookingId}`)
    await section.getByText(addContactText).first().click()
    await section.getByRole('button', { name: addContactText }).click()
    await expect(section.getByText(contactNameText)).toBeVisible()
    await section.getByLabel('Name').fill('Robin Assist')
    await section.getByLabel('Email').fill(email)
    await section.getByRole('checkbox', { name: noticeNames.INSTRUCTIONS }).uncheck()
    await section.getByRole('button', { name: addContactText }).click()
    await expect(page.getByText(contactAddedText)).toBeVisible()
    await expect(section.getByText(listNotices(['CONFIRMED', 'MOVED', 'PHOTOS_READY']))).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('they get an email once the shoot is confirmed, without prices or links to the portal', async () => {
    const studio = await newPage()
    await signIn(studio, photographer.email)
    await studio.goto(`/booking/${bookingId}`)
    await studio.getByRole('button', { name: 'Approve Booking' }).click()
    await studio.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(studio.getByText('Booking confirmed', { exact: true })).toBeVisible()
    const mail = await sandbox.latestEmailTo(email, newsSubject('confirmed', '23 Birchwood Close'))
    expect(JSON.stringify(mail)).not.toMatch(/\$313|Lockbox|\/booking\//)
    const reader = await newPage()
    await reader.goto(linkIn(mail, '/unsubscribe'))
    await reader.getByRole('button', { name: 'Stop these emails' }).click()
    await expect(
      reader.getByRole('heading', { name: unsubscribeTitle({ kind: 'contact', isWanted: false }) }),
    ).toBeVisible()
  })
  await test.step('the client sees that they unsubscribed', async () => {
    await page.reload()
    await expect(section.getByText(mutedText)).toBeVisible()
    await expect(section.getByRole('button', { name: 'Remove Robin Assist' })).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link from the email shows the shoot and the checklist', async ({
    page,
    signIn,
    browser,
    sandbox,
  }) => {
    const bookingId = await addShoot('22 Birchwood Close')
    const context = await browser.newContext({ javaScriptEnabled: true })
    const agent = await context.newPage()
    await signIn(agent, client.email)
    await agent.goto(`/booking/${bookingId}`)
    const email = `seller-${randomUUID().slice(0, 8)}@example.test`
    await agent.getByLabel("Seller's email").fill('not an address')
    await agent.getByRole('button', { name: 'Email link' }).click()
    await expect(agent.getByLabel("Seller's email")).toBeFocused()
    await agent.getByLabel("Seller's email").fill(email)
    await agent.getByRole('button', { name: 'Email link' }).click()
    const mail = await sandbox.latestEmailTo(email, sharedSubject('22 Birchwood Close'))
    await page.goto(linkIn(mail, '/shoot'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('22 Birchwood Close')
    await page.getByRole('checkbox', { name: 'Make the beds' }).check()
    await context.close()
  })
})
