import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { fillCard } from '@/e2e/support/card-form'
import { chooseTime, expectPreviews, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { setPaid, waitForPhotos } from '@/e2e/support/shot-booking'
import { test } from '@/e2e/support/test'
import { toPaymentLabel } from '@/lib/bookings/words/steps'
import { bookedThroughText } from '@/lib/bookings/words/wizard'
import {
  brokerageSubjects,
  inviteText,
  joinConsequence,
  newBrokerageText,
  overseenText,
  priceListText,
} from '@/lib/brokerages/words'
import { overseenLockedText } from '@/lib/deliveries/words/deliveries'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'

const name = `Oak & Main ${Date.now() % 100_000}`
const street = `${1000 + (Date.now() % 9000)} Sourwood Lane`

test('a brokerage’s agent books at its prices, and its admin sees the shoot but not what was said', async ({
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
    await expectAccessible(studio)
    await dialog.getByRole('button', { name: 'Save price list' }).click()
    await expect(studio.getByRole('region', { name: priceListText })).toContainText('10% off')
    await invite(studio, admin.email, 'Admin')
  })

  await test.step('the admin joins, and invites an agent', async () => {
    const email = await sandbox.latestEmailTo(admin.email, brokerageSubjects.invited(name))
    await company.goto(linkIn(email, '/brokerage'))
    await expect(company.getByText(joinConsequence)).toBeVisible()
    await expectAccessible(company)
    await company.getByRole('button', { name: `Join ${name}` }).click()
    await expect(company.getByRole('heading', { level: 1, name })).toBeVisible()
    await invite(company, agent.email, 'Member')
  })

  await test.step('the agent joins, and books at the brokerage’s prices', async () => {
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
    await chooseTime(page, / Linden$/)
    await page.getByRole('button', { name: toPaymentLabel }).click()
    await page.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
    await page.getByLabel(/Special instructions/).fill('The key is under the mat.')
    await fillCard(page, { name: agent.fullName })
    await page.getByRole('button', { name: 'Complete Booking' }).click()
    await page.waitForURL('**/dashboard')
  })

  const { id: bookingId } = await database.booking.findFirstOrThrow({
    where: { clientId: agent.profileId, brokerage: { name } },
  })
  await database.booking.update({ where: { id: bookingId }, data: { status: 'COMPLETED' } })
  await sendPhotos(studio, { street, amount: '519.10', files: await makeJpegFiles(3) })
  const { id: deliveryId } = await database.mediaDelivery.findFirstOrThrow({ where: { bookingId } })
  await waitForPhotos(database, deliveryId, 3)

  await test.step('the admin sees the booking and its invoice, and nothing to change or to say', async () => {
    await company.goto('/brokerage?tab=bookings')
    await company.getByRole('link', { name: street }).click()
    await expect(company.getByText(overseenText(agent.fullName))).toBeVisible()
    await expect(company.getByText('The key is under the mat.')).toHaveCount(0)
    const buttons = company.getByRole('main').getByRole('button', { name: /Cancel|Reschedule|Message/ })
    await expect(buttons).toHaveCount(0)
    await expectAccessible(company)
    await company.goto(`/booking/${bookingId}`)
    await expect(company.getByRole('heading', { name: 'Booking not found' })).toBeVisible()
    await company.goto('/brokerage?tab=invoices')
    await company.getByRole('link', { name: /^NL-/ }).click()
    await expect(company.getByText('$519.10').first()).toBeVisible()
    await expect(company.getByRole('main').getByRole('button', { name: /Pay/ })).toHaveCount(0)
  })

  await test.step('the admin sees the previews, and all photos once the agent has paid', async () => {
    await company.goto('/brokerage?tab=photos')
    await company.getByRole('link', { name: new RegExp(street) }).click()
    await expect(company.getByText(overseenLockedText)).toBeVisible()
    await expectPreviews(company, 2)
    await setPaid(database, deliveryId, true)
    await company.reload()
    await expect(company.getByRole('heading', { name: 'Photos Unlocked!' })).toBeVisible()
    for (const link of ['Arrange', 'Property page'])
      await expect(company.getByRole('link', { name: link })).toHaveCount(0)
    await expectAccessible(company)
  })

  await test.step('a member, the admin of another brokerage, and the admin elsewhere get nothing', async () => {
    const member = await makePerson(database, 'client', 'Meg Member')
    const rival = await makePerson(database, 'client', 'Rae Rival')
    const brokerage = await database.brokerage.findUniqueOrThrow({ where: { name } })
    await database.brokerageMember.create({
      data: { clientId: member.profileId, brokerageId: brokerage.id },
    })
    await database.brokerage.create({
      data: { name: `Rival of ${name}`, members: { create: { clientId: rival.profileId, role: 'ADMIN' } } },
    })
    const photo = await database.photo.findFirstOrThrow({ where: { deliveryId, isFull: true } })
    const invoice = await database.invoice.findFirstOrThrow({ where: { deliveryId } })
    const ids = `booking_id=${bookingId}&delivery_id=${deliveryId}`
    const readable = [
      `/brokerage/${bookingId}`,
      `/invoices/${invoice.id}`,
      `/api/invoices/${invoice.id}/pdf`,
      `/photo-view?${ids}`,
      `/api/photos/${photo.id}/screen`,
      `/api/photos/${photo.id}/original`,
      `/api/deliveries/${deliveryId}/zip?size=original`,
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
      const other = await newPage()
      await signIn(other, email)
      expect(await found(other.request, [...readable, ...ofTheAgent])).toEqual([])
      await other.close()
    }
    await page.goto('/brokerage?tab=bookings')
    await expect(page.getByRole('region', { name: 'Your membership' })).toBeVisible()
    await expect(page.getByText(street)).toHaveCount(0)
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
