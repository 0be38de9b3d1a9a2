import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, seriousViolations } from '@/e2e/support/accessibility'
import { openShareFold } from '@/e2e/support/open-fold'
import { makePerson, type Person } from '@/e2e/support/people'
import { readPage } from '@/e2e/support/read-page'
import { linkIn } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'
import {
  addContactText,
  contactAddedText,
  contactNameText,
  contactsTitle,
  listNotices,
  mutedText,
  noticeNames,
} from '@/lib/booking/contacts/words'
import {
  linkCreatedText,
  linksOffText,
  movedText,
  sharedSubject,
  shareLinkText,
  stateTexts,
} from '@/lib/booking/sellers/words'
import { addDays, dateToDatabase, formatDate, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { deadLinkTitle } from '@/lib/platform/words'
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

test('a seller follows a shoot by a link, without an account or JavaScript, and others are kept informed', async ({
  newPage,
  signIn,
  browser,
  sandbox,
}) => {
  const bookingId = await addShoot('21 Birchwood Close')
  await database.bookingContact.create({
    data: {
      bookingId,
      name: 'Mel Muted',
      email: 'mel@muted.test',
      kind: 'ASSISTANT',
      notices: ['CONFIRMED'],
      mutedAt: new Date(),
    },
  })
  const page = await newPage()
  await signIn(page, client.email)
  await page.goto(`/booking/${bookingId}`)
  await openShareFold(page)
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
    await expectAccessible(seller)
    await seller.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => seriousViolations(seller, ['color-contrast'])).toEqual([])
  })
  await test.step('ticks are kept in the browser, and it shows that the shoot was moved', async () => {
    const item = seller.getByRole('checkbox', { name: 'Make the beds' })
    await item.focus()
    await seller.keyboard.press('Space')
    await expect(seller.getByText(/^1 of \d+ done/)).toBeVisible()
    const before = { date: dayIn(30), startTime: '09:00', endTime: '12:00' }
    await database.bookingEvent.create({ data: { bookingId, kind: 'RESCHEDULED', before } })
    await database.booking.update({
      where: { id: bookingId },
      data: { shootDate: dateToDatabase(dayIn(33)), status: 'PENDING' },
    })
    await seller.reload()
    await expect(item).toBeChecked()
    await expect(seller.getByText(movedText(before))).toBeVisible()
    await expect(seller.getByText(stateTexts.PENDING.title)).toBeVisible()
    await expect(seller.getByRole('main')).toContainText(formatDate(dayIn(33)))
  })
  await test.step('the link from an email shows the checklist without JavaScript', async () => {
    const email = `seller-${randomUUID().slice(0, 8)}@example.test`
    await page.getByLabel("Seller's email").fill('not an address')
    await page.getByRole('button', { name: 'Email link' }).click()
    await expect(page.getByLabel("Seller's email")).toBeFocused()
    await page.getByLabel("Seller's email").fill(email)
    await page.getByRole('button', { name: 'Email link' }).click()
    const mail = await sandbox.latestEmailTo(email, sharedSubject('21 Birchwood Close'))
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(linkIn(mail, '/shoot'))
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('21 Birchwood Close')
    await plain.getByRole('checkbox', { name: 'Make the beds' }).check()
  })
  await test.step('the client adds an assistant with some notices, and sees who unsubscribed', async () => {
    const section = page.getByRole('region', { name: contactsTitle })
    await section.getByText(addContactText).first().click()
    await expect(section.getByText(mutedText)).toBeVisible()
    await expect(section.getByRole('button', { name: 'Remove Mel Muted' })).toHaveCount(0)
    await section.getByRole('button', { name: addContactText }).click()
    await expect(section.getByText(contactNameText)).toBeVisible()
    await section.getByLabel('Name').fill('Robin Assist')
    await section.getByLabel('Email').fill(`assistant-${randomUUID().slice(0, 8)}@example.test`)
    await section.getByRole('checkbox', { name: noticeNames.INSTRUCTIONS }).uncheck()
    await section.getByRole('button', { name: addContactText }).click()
    await expect(page.getByText(contactAddedText)).toBeVisible()
    await expect(section.getByText(listNotices(['CONFIRMED', 'MOVED', 'PHOTOS_READY']))).toBeVisible()
    await expect(section.getByRole('button', { name: 'Remove Robin Assist' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the client turns the links off', async () => {
    await sectionOf(page).getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByText(linksOffText)).toBeVisible()
    expect((await readPage(seller.request, link)).headings).toContain(deadLinkTitle)
  })
})
