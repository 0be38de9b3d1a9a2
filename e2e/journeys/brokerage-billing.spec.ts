import { expect } from '@playwright/test'
import { expectAccessible } from '@/e2e/support/accessibility'
import { fillCard } from '@/e2e/support/card-form'
import { chooseTime, expectPaymentSuccess, payOnCheckout, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'
import { toPaymentLabel } from '@/lib/bookings/words/steps'
import { youPayLabel } from '@/lib/bookings/words/wizard'
import { billingOptions, billingTitle, editBillingText, paysText } from '@/lib/brokerages/words'
import { waitingForSharesTitle } from '@/lib/deliveries/words/deliveries'
import { sharedByText, shareSubject } from '@/lib/invoices/words/shares'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'

const name = `Fir & Stone ${Date.now() % 100_000}`
const street = `${1000 + (Date.now() % 9000)} Hawthorn Lane`
const card = '4242424242424242'
const contact = { name: 'Bea Books', email: `bea-${Date.now()}@firandstone.test` }

test('a brokerage pays its allowance of a shoot, its agent the rest, and both payments unlock the photos', async ({
  newPage,
  browser,
  database,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Alder Quinn')
  const agent = await makePerson(database, 'client', 'Nora Agent')
  const { id: brokerageId } = await database.brokerage.create({
    data: { name, members: { create: { clientId: agent.profileId, role: 'ADMIN' } } },
  })
  await database.availabilitySlot.create({
    data: {
      photographerId: photographer.profileId,
      date: dateToDatabase(addDays(todayIn('America/New_York'), 3)),
      startTime: timeToDatabase('07:00'),
      endTime: timeToDatabase('18:00'),
    },
  })
  const studio = await newPage()
  const page = await newPage()
  await signIn(studio, photographer.email)
  await signIn(page, agent.email)

  await test.step('the studio sets an allowance of half of one service, up to $100', async () => {
    await studio.goto(`/clients/brokerages/${brokerageId}`)
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
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

  await test.step('the agent sees who pays what, and books', async () => {
    await page.goto('/book')
    await page
      .getByRole('checkbox', { name: /Photo Shoot/ })
      .first()
      .check()
    await page.getByRole('checkbox', { name: /Aerial Tour/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await chooseTime(page, / Alder$/)
    await page.getByRole('button', { name: toPaymentLabel }).click()
    const payers = page.getByLabel('Who pays')
    await expect(payers).toContainText(`${youPayLabel}$498.00`)
    await expect(payers).toContainText(`${paysText(name)}$100.00`)
    await expectAccessible(page)
    await page.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
    await fillCard(page, { name: agent.fullName })
    await page.getByRole('button', { name: 'Complete Booking' }).click()
    await page.waitForURL('**/dashboard')
    await page.goto('/book')
    await expect(page.getByText(/already pays for 1 booking this month/)).toBeVisible()
  })

  const { id: bookingId } = await database.booking.findFirstOrThrow({ where: { clientId: agent.profileId } })
  await database.booking.update({ where: { id: bookingId }, data: { status: 'COMPLETED' } })
  await page.goto(`/booking/${bookingId}`)
  await expect(page.getByLabel('Who pays')).toContainText(`${youPayLabel}$498.00`)
  await sendPhotos(studio, { street, amount: '598.00', files: await makeJpegFiles(3) })
  const main = await database.invoice.findFirstOrThrow({ where: { bookingId, shareOfId: null } })

  await test.step('the agent pays their part, and the photos stay locked', async () => {
    await page.goto(`/invoices/${main.id}`)
    await expect(page.getByRole('region', { name: sharedByText(2) })).toContainText(name)
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.waitForURL(/\/checkout\//)
    await payOnCheckout(page, { name: agent.fullName, email: agent.email }, card)
    await expectPaymentSuccess(page)
    await expect(page).toHaveURL(new RegExp(`/invoices/${main.id}\\?.*payment=success`))
    await page.goto(`/photo-gallery?booking_id=${bookingId}`)
    await expect(page.getByText(waitingForSharesTitle)).toBeVisible()
  })

  await test.step('the billing contact pays by the link in their email, which unlocks the photos', async () => {
    const email = await sandbox.latestEmailTo(contact.email, shareSubject({ amount: '$100.00', street }))
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const theirs = await context.newPage()
    await theirs.goto(linkIn(email, '/bill/'))
    await expect(theirs.getByRole('heading', { name: '$100.00' })).toBeVisible()
    await expect(theirs.getByText(name).first()).toBeVisible()
    await expect(theirs.getByText('Photo Shoot')).toHaveCount(0)
    await theirs.getByRole('button', { name: 'Pay Now' }).click()
    await theirs.waitForURL(/\/checkout\//)
    await payOnCheckout(theirs, contact, card)
    await expectPaymentSuccess(theirs)
    await context.close()
    await expect(page.getByText('Photos Unlocked!')).toBeVisible({ timeout: 20_000 })
  })
})
