import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makeGate } from '@/e2e/support/gate'
import { chooseTime } from '@/e2e/support/journey-steps'
import { makePerson, type Person } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { studioName, test } from '@/e2e/support/test'
import { bookedForYouTitle } from '@/lib/booking/bookings/words/notifications'
import { toDetailsLabel } from '@/lib/booking/bookings/words/steps'
import { bookingForText, chooseClientTitle, noCardTexts } from '@/lib/booking/bookings/words/wizard'
import { invitationErrors, inviteClientLabel } from '@/lib/people/accounts/words/clients'
import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { resetSubmitText } from '@/lib/people/accounts/words/sign-in'
import { invitationSentTitle } from '@/lib/people/accounts/words/team'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

test.use({ viewport: { width: 390, height: 844 } })

const id = randomUUID().slice(0, 6)
const client = { name: 'Sabine Harrow', email: `sabine-${id}@harborrealty.test`, phone: '(828) 555-0177' }
const street = `${1000 + (Date.now() % 9000)} Larkspur Court`

async function addSlot(database: PrismaClient, { profileId }: Person) {
  await database.availabilitySlot.create({
    data: {
      photographerId: profileId,
      date: dateToDatabase(addDays(todayIn('America/New_York'), 2)),
      startTime: timeToDatabase('06:00'),
      endTime: timeToDatabase('11:00'),
    },
  })
}

test('a photographer books for someone who isn’t a client yet, by keyboard and on a phone', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Ferris Wilder')
  await addSlot(database, photographer)
  const studio = await newPage()
  await signIn(studio, photographer.email)

  await test.step('the palette opens the choice of a client', async () => {
    await studio.goto('/today')
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    await studio.keyboard.press('Control+K')
    await studio.getByRole('combobox', { name: 'Search' }).fill('new book')
    await studio.keyboard.press('Enter')
    await expect(studio.getByRole('heading', { level: 1, name: chooseClientTitle })).toBeVisible()
  })

  await test.step("a team member's address is rejected, and the client is invited", async () => {
    await inviteClient(studio, { ...client, email: photographer.email })
    await expect(studio.getByText(invitationErrors.team)).toBeVisible()
    await studio.reload()
    await expect(studio.getByLabel('Full name')).toHaveValue(client.name)
    await studio.getByLabel('Email').fill(client.email)
    await studio.getByRole('button', { name: inviteClientLabel }).click()
    await expect(studio.getByText(invitationSentTitle)).toBeVisible()
    await expect(studio.getByText(bookingForText(client.name))).toBeVisible()
  })

  await test.step('the shoot is booked without a card and confirmed at once', async () => {
    await studio
      .getByRole('checkbox', { name: /Photo Shoot/ })
      .first()
      .check()
    await studio.getByRole('button', { name: 'Continue' }).click()
    await chooseTime(studio, /06:00 – .* Ferris$/, photographer.fullName)
    await studio.getByRole('button', { name: toDetailsLabel }).click()
    await studio.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
    await expect(studio.getByText(noCardTexts.title)).toBeVisible()
    await studio.getByRole('button', { name: 'Book Shoot' }).dblclick()
    await studio.waitForURL(/\/booking\/[0-9a-f-]{36}$/)
    await expect(
      studio.getByText(new RegExp(`^${photographer.fullName} booked .* for ${client.name}\\.$`)),
    ).toBeVisible()
    expect(await database.booking.findMany({ where: { client: { email: client.email } } })).toMatchObject([
      { status: 'CONFIRMED', cardId: null },
    ])
  })

  await test.step('the invitation leads the client to choosing a password', async () => {
    await sandbox.latestEmailTo(client.email, bookedForYouTitle(photographer.fullName))
    const invitation = await sandbox.latestEmailTo(client.email, accountSubjects.clientInvited(studioName))
    const portal = await newPage()
    await portal.goto(linkIn(invitation, '/auth/reset'))
    await portal.getByLabel('New Password', { exact: true }).fill('Cyanotype-of-1842')
    await portal.getByLabel(/Confirm/).fill('Cyanotype-of-1842')
    await portal.getByRole('button', { name: resetSubmitText }).click()
    await portal.waitForURL('**/dashboard')
  })

  await test.step('the next booking finds the client by phone', async () => {
    await studio.goto('/clients/book')
    await studio.getByRole('searchbox', { name: 'Search clients' }).fill('8285550177')
    await expect(studio).toHaveURL(/search=8285550177/)
    await studio.getByRole('link', { name: new RegExp(client.email) }).click()
    await expect(studio.getByText(bookingForText(client.name))).toBeVisible()
  })

  await test.step('a click right after typing opens the client, however long that takes', async () => {
    const { promise, release } = makeGate()
    await studio.route(/\/book\?client=/, (route) => promise.then(() => route.continue()))
    await studio.goto('/clients/book?search=8285550177')
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    await studio.clock.install()
    await studio.getByRole('searchbox', { name: 'Search clients' }).fill('8285550')
    await studio.getByRole('link', { name: new RegExp(client.email) }).click()
    // Longer than the pause after which typing searches.
    await studio.clock.runFor(1000)
    release()
    await expect(studio.getByText(bookingForText(client.name))).toBeVisible()
  })
})

async function inviteClient(studio: Page, { name, email, phone }: typeof client) {
  await studio.getByLabel('Full name').fill(name)
  await studio.getByLabel('Email').fill(email)
  await studio.getByLabel('Phone').fill(phone)
  await studio.getByRole('button', { name: inviteClientLabel }).click()
}
