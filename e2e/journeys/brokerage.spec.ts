import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { anyTime, chooseTime } from '@/e2e/support/journey-steps'
import { makeLargeDelivery } from '@/e2e/support/large-delivery'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'
import { toPaymentLabel } from '@/lib/booking/bookings/words/steps'
import { bookedThroughText, youPayLabel } from '@/lib/booking/bookings/words/wizard'
import {
  billingOptions,
  billingTitle,
  brokerageSubjects,
  editBillingText,
  inviteText,
  joinConsequence,
  newBrokerageText,
  overseenText,
  paysText,
  priceListText,
} from '@/lib/people/brokerages/words'
import { overseenLockedText } from '@/lib/photos/deliveries/words/deliveries'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'

const name = `Oak & Main ${Date.now() % 100_000}`
const contact = { name: 'Bea Books', email: `bea-${Date.now()}@oakandmain.test` }

test('a brokerage’s agent books at its prices, of which it pays a part, and its admin sees the shoot', async ({
  newPage,
  database,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Linden Moss')
  const admin = await makePerson(database, 'client', 'Ada Admin')
  const agent = await makePerson(database, 'client', 'Abe Agent')
  await database.availabilitySlot.create({
    data: {
      photographerId: photographer.profileId,
      date: dateToDatabase(addDays(todayIn('America/New_York'), 3)),
      startTime: timeToDatabase('07:00'),
      endTime: timeToDatabase('18:00'),
    },
  })
  const studio = await newPage()
  const company = await newPage()
  const page = await newPage()
  await signIn(studio, photographer.email)
  await signIn(company, admin.email)
  await signIn(page, agent.email)

  await test.step('the studio creates the brokerage with its prices, and invites an admin', async () => {
    await studio.goto('/clients?tab=brokerages')
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    await studio.getByRole('button', { name: newBrokerageText }).click()
    await studio.getByRole('dialog').getByLabel('Name').fill(name)
    await studio.getByRole('dialog').getByRole('button', { name: 'Create brokerage' }).click()
    await expect(studio.getByRole('heading', { level: 1, name })).toBeVisible()
    await studio.getByRole('button', { name: 'Edit prices' }).click()
    const dialog = studio.getByRole('dialog')
    await dialog.getByLabel('Discount').fill('10')
    await dialog
      .getByRole('textbox', { name: /^Photo Shoot/ })
      .first()
      .fill('250.00')
    await dialog.getByRole('button', { name: 'Save price list' }).click()
    await expect(studio.getByRole('region', { name: priceListText })).toContainText('10% off')
    await invite(studio, admin.email, 'Admin')
  })

  await test.step('the studio sets an allowance of half of one service, up to $100', async () => {
    await studio.getByRole('button', { name: editBillingText }).click()
    const dialog = studio.getByRole('dialog')
    await dialog.getByRole('radio', { name: billingOptions.ALLOWANCE.title }).check()
    await dialog.getByLabel('The brokerage pays').fill('50')
    await dialog.getByRole('textbox', { name: /^At most/ }).fill('100')
    await dialog.getByLabel(/^Bookings of each member/).fill('1')
    await dialog.getByLabel('For', { exact: true }).selectOption('SOME')
    await dialog.getByRole('checkbox', { name: /^Aerial Tour/ }).check()
    await dialog.getByRole('button', { name: 'Save billing' }).click()
    await dialog.getByLabel('Billing contact').fill(contact.name)
    await dialog.getByLabel('Email').fill(contact.email)
    await expectAccessible(studio)
    await dialog.getByRole('button', { name: 'Save billing' }).click()
    const terms = studio.getByRole('region', { name: billingTitle })
    await expect(terms).toContainText('50% of Aerial Tour, up to $100.00 a booking, for 1 booking a month')
    await expect(terms).toContainText(contact.email)
  })

  await test.step('the admin joins, and invites an agent', async () => {
    const email = await sandbox.latestEmailTo(admin.email, brokerageSubjects.invited(name))
    await company.goto(linkIn(email, '/brokerage'))
    await expect(company.getByText(joinConsequence)).toBeVisible()
    await company.getByRole('button', { name: `Join ${name}` }).click()
    await expect(company.getByRole('heading', { level: 1, name })).toBeVisible()
    await company.getByRole('link', { name: 'Members' }).click()
    await invite(company, agent.email, 'Member')
  })

  await test.step('the agent joins, and sees the brokerage’s prices and who pays what', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'See what joining means' }).click()
    await page.getByRole('button', { name: `Join ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goto('/book')
    await expect(page.getByText(bookedThroughText(name))).toBeVisible()
    await page
      .getByRole('checkbox', { name: /Photo Shoot/ })
      .first()
      .check()
    await page.getByRole('checkbox', { name: /Aerial Tour/ }).check()
    // $250.00, and 10% off $299.00.
    await expect(page.getByText('$519.10').first()).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await chooseTime(page, anyTime, photographer.fullName)
    await page.getByRole('button', { name: toPaymentLabel }).click()
    const payers = page.getByLabel('Who pays')
    await expect(payers).toContainText(`${youPayLabel}$419.10`)
    await expect(payers).toContainText(`${paysText(name)}$100.00`)
  })

  const { id: brokerageId } = await database.brokerage.findUniqueOrThrow({ where: { name } })
  const gallery = await makeLargeDelivery(database, { client: agent, photographer, photos: 3, paid: false })
  const ids = new URL(gallery, 'http://portal.test').searchParams
  const [bookingId, deliveryId] = [ids.get('booking_id') ?? '', ids.get('delivery_id') ?? '']
  const { propertyAddress } = await database.booking.update({
    where: { id: bookingId },
    data: { brokerageId },
  })
  const [street = ''] = propertyAddress.split(',')

  await test.step('once the month’s allowance is used, the wizard says so', async () => {
    await database.bookingCoverage.create({
      data: {
        bookingId,
        brokerageId,
        clientId: agent.profileId,
        basisPoints: 5_000,
        serviceIds: ['aerial_tour'],
        coveredCents: 10_000,
        isAllowance: true,
      },
    })
    await page.goto('/book')
    await expect(page.getByText(/already pays for 1 booking this month/)).toBeVisible()
  })

  await test.step('the admin sees the booking and its photos, and nothing to change or to say', async () => {
    await company.goto('/brokerage?tab=bookings')
    await company.getByRole('link', { name: street }).click()
    await expect(company.getByText(overseenText(agent.fullName))).toBeVisible()
    const buttons = company.getByRole('main').getByRole('button', { name: /Cancel|Reschedule|Message/ })
    await expect(buttons).toHaveCount(0)
    await company.goto(gallery)
    await expect(company.getByText(overseenLockedText)).toBeVisible()
  })

  await test.step('a member, the admin of another brokerage, and the admin elsewhere get nothing', async () => {
    const member = await makePerson(database, 'client', 'Meg Member')
    const rival = await makePerson(database, 'client', 'Rae Rival')
    await database.brokerageMember.create({ data: { clientId: member.profileId, brokerageId } })
    await database.brokerage.create({
      data: { name: `Rival of ${name}`, members: { create: { clientId: rival.profileId, role: 'ADMIN' } } },
    })
    const invoice = await database.invoice.findFirstOrThrow({ where: { deliveryId } })
    const readable = [
      `/brokerage/${bookingId}`,
      `/invoices/${invoice.id}`,
      `/api/invoices/${invoice.id}/pdf`,
      gallery,
    ]
    const ofTheAgent = [
      `/booking/${bookingId}`,
      `/api/calendar/booking/${bookingId}`,
      `/photo-view/arrange?${ids}`,
      `/photo-view/mls?${ids}`,
      `/photo-view/property-page?${ids}`,
    ]
    const found = async (request: APIRequestContext, paths: string[]) => {
      const responses = await Promise.all(paths.map((path) => request.get(path, { maxRedirects: 0 })))
      return paths.filter((_path, at) => responses[at]?.status() !== 404)
    }
    expect(await found(company.request, readable)).toEqual(readable)
    expect(await found(company.request, ofTheAgent)).toEqual([])
    for (const { email } of [member, rival]) {
      await signIn(page, email)
      expect(await found(page.request, [...readable, ...ofTheAgent])).toEqual([])
    }
  })
})

async function invite(page: Page, email: string, role: 'Admin' | 'Member') {
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  await page.getByRole('button', { name: inviteText }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('region', { name: 'Invitations' })).toContainText(email)
}
