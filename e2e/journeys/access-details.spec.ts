import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { agreeToCancellation } from '@/e2e/support/agreed-text'
import { openShareFold } from '@/e2e/support/open-fold'
import { makePerson, type Person } from '@/e2e/support/people'
import { addStoredCard } from '@/e2e/support/stored-card'
import { test } from '@/e2e/support/test'
import { personalPinText, showAccessText, wayInText } from '@/lib/booking/access-details/words'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { editedByOthersText } from '@/lib/platform/words'
import type { PrismaClient } from '@/prisma/generated/client'

const secrets = ['9071553', 'gate-3318', 'Two quiet dogs', 'Rowan Pike']

let database: PrismaClient
let client: Person
let photographer: Person

test.beforeAll(async ({ database: opened }) => {
  database = opened
  client = await makePerson(database, 'client', 'Dana Whitfield')
  photographer = await makePerson(database, 'photographer', 'Marin Holt')
})

/** Adds a confirmed shoot that takes the whole day, so that its window is open all day long. */
async function addShoot(daysAhead: number): Promise<string> {
  const { id } = await database.booking.create({
    data: {
      clientId: client.profileId,
      photographerId: photographer.profileId,
      propertyAddress: '1418 Alder Ridge Lane, Asheville, NC 28804',
      ...dayIn(daysAhead),
      shootTime: timeToDatabase('00:00'),
      shootEndTime: timeToDatabase('23:59'),
      totalAmountCents: 29_900,
      status: 'CONFIRMED',
      idempotencyKey: randomUUID(),
    },
  })
  return id
}

const dayIn = (days: number) => ({
  shootDate: dateToDatabase(addDays(todayIn('America/New_York'), days)),
})

async function fillDetails(page: Page) {
  await page.getByLabel('Lockbox', { exact: true }).selectOption('Supra')
  await page.getByLabel('CBS code').fill('9071553')
  await page.getByLabel('Gate code').fill('gate-3318')
  await page.getByLabel('Pets').fill('Two quiet dogs')
  await page.getByLabel('Contact on site').fill('Rowan Pike')
}

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Access details' })
/** Where the photographer shows them. */
const factsOf = (page: Page) => page.getByRole('region', { name: 'The shoot' })
const show = (page: Page) => page.getByRole('button', { name: showAccessText })
const countViews = (bookingId: string) =>
  database.auditEntry.count({ where: { subjectId: bookingId, action: 'access-details.viewed' } })

/** Expects no secret in anything the server sends for the page: HTML, and the payload of a navigation. */
async function expectNothingSent(page: Page, path: string) {
  for (const accept of ['text/html', 'text/x-component']) {
    const rsc: Record<string, string> = accept === 'text/html' ? {} : { rsc: '1' }
    const response = await page.request.get(path, { headers: { accept, ...rsc } })
    expect(response.status()).toBe(200)
    const text = await response.text()
    for (const secret of secrets) expect(text).not.toContain(secret)
  }
}

test('the client adds access details, which the photographer sees only around the shoot', async ({
  page,
  signIn,
}) => {
  const bookingId = await addShoot(9)
  const path = `/booking/${bookingId}`
  await signIn(page, client.email)

  await test.step('the client adds them; a PIN is rejected, and nothing typed is lost', async () => {
    await page.goto(path)
    await openShareFold(page)
    await sectionOf(page).getByText('Add access details').click()
    await fillDetails(page)
    await page.getByLabel('CBS code').fill('4471')
    await page.getByRole('button', { name: 'Save access details' }).click()
    await expect(page.getByText(personalPinText)).toBeVisible()
    await expect(page.getByLabel('CBS code')).toBeFocused()
    await expect(page.getByLabel('Gate code')).toHaveValue('gate-3318')
    await expect(page.getByLabel('Lockbox', { exact: true })).toHaveValue('SUPRA')
    await page.getByLabel('CBS code').fill('9071553')
    await page.getByRole('button', { name: 'Save access details' }).click()
    await expect(show(page)).toBeVisible()
    await expectNothingSent(page, path)
  })
  await test.step('outside the window, the photographer sees only that there are some', async () => {
    await signIn(page, photographer.email)
    await page.goto(path)
    await openShareFold(page)
    await expect(sectionOf(page)).toContainText('Access details were added. You can view them from')
    await expect(show(page)).toHaveCount(0)
    await expectNothingSent(page, path)
    await database.booking.update({ where: { id: bookingId }, data: dayIn(-2) })
    await expectNothingSent(page, path)
  })
  await test.step('within the window, the photographer sees them, which is recorded once', async () => {
    await database.booking.update({ where: { id: bookingId }, data: dayIn(0) })
    await page.reload()
    await expectNothingSent(page, path)
    expect(await countViews(bookingId)).toBe(0)
    await show(page).press('Enter')
    for (const secret of secrets) await expect(factsOf(page)).toContainText(secret)
    expect(await countViews(bookingId)).toBe(1)
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect(factsOf(page)).not.toContainText('gate-3318')
  })
  await test.step('the client sees who viewed them, and changes them', async () => {
    await signIn(page, client.email)
    await page.goto(path)
    await openShareFold(page)
    await sectionOf(page).getByText('Views and changes').click()
    await expect(sectionOf(page)).toContainText('Marin Holt viewed the access details')
    await show(page).click()
    await expect(sectionOf(page)).toContainText('gate-3318')
    await sectionOf(page).getByText('Change access details').click()
    await page.getByLabel('Gate code').fill('gate-7702')
    await page.getByRole('button', { name: 'Save access details' }).click()
    await expect(show(page)).toBeVisible()
    await show(page).click()
    await expect(sectionOf(page)).toContainText('gate-7702')
  })
})

test('details that change in another tab are kept beside what is typed here', async ({ newPage, signIn }) => {
  const bookingId = await addShoot(12)
  const [page, other] = [await newPage(), await newPage()]
  for (const tab of [page, other]) {
    await signIn(tab, client.email)
    await tab.goto(`/booking/${bookingId}`)
    await openShareFold(tab)
  }
  const gate = page.getByLabel('Gate code')
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save access details' }).click()
  const open = async (tab: Page, summary: string) => {
    await expect(tab.locator('html')).toHaveAttribute('data-live', 'on')
    await sectionOf(tab).getByText(summary).click()
  }
  const change = async (tab: Page) => {
    await show(tab).click()
    await open(tab, 'Change access details')
  }

  await test.step('both add some: the second sees that, and takes those of the first', async () => {
    for (const tab of [page, other]) await open(tab, 'Add access details')
    await gate.fill('gate-1111')
    await other.getByLabel('Gate code').fill('gate-2222')
    await save(other)
    await expect(page.getByText(editedByOthersText)).toBeVisible()
    await expect(gate).toHaveValue('gate-1111')
    await page.getByRole('button', { name: 'Use their version' }).click()
    await expect(gate).toHaveCount(0)
  })
  await test.step('both change them: the second keeps and saves its own', async () => {
    for (const tab of [page, other]) await change(tab)
    await expect(gate).toHaveValue('gate-2222')
    await gate.fill('gate-3333')
    await other.getByLabel('Gate code').fill('gate-4444')
    await save(other)
    await expect(page.getByText(editedByOthersText)).toBeVisible()
    await expect(gate).toHaveValue('gate-3333')
    await page.getByRole('button', { name: 'Keep my changes' }).click()
    await save(page)
    await show(page).click()
    await expect(sectionOf(page)).toContainText('gate-3333')
  })
})

test('the client enters access details while booking, and the browser stores none of them', async ({
  page,
  signIn,
}) => {
  const slot = await database.availabilitySlot.create({
    data: {
      photographerId: photographer.profileId,
      date: dayIn(21).shootDate,
      startTime: timeToDatabase('09:00'),
      endTime: timeToDatabase('12:00'),
    },
  })
  await addStoredCard(database, client.profileId)
  await signIn(page, client.email)
  await page.goto(`/book?services=photo_shoot&slot=${slot.id}&step=details`)
  await page.getByLabel('Property address').fill('77 Magnolia Bend, Asheville, NC 28804')
  await page.getByText(wayInText).click()
  await fillDetails(page)
  await page.getByRole('link', { name: 'Back to Calendar' }).click()
  await page.goBack()
  await page.getByText(wayInText).click()
  await expect(page.getByLabel('Gate code')).toHaveValue('gate-3318')
  await page.getByLabel('CBS code').fill('4471')
  await agreeToCancellation(page)
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await expect(page.getByText(personalPinText)).toBeVisible()
  await page.getByLabel('CBS code').fill('9071553')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  for (const secret of secrets) expect(stored).not.toContain(secret)
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await page.waitForURL('**/dashboard')
  const booked = { clientId: client.profileId, shootDate: dayIn(21).shootDate }
  expect(await database.booking.count({ where: { ...booked, accessDetails: { isNot: null } } })).toBe(1)
})
