import { expect, type Page } from '@playwright/test'
import {
  anyTime,
  chooseTime,
  expectPaymentSuccess,
  payOnCheckout,
  sendPhotos,
} from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'
import { openInvoiceFixture } from '@/e2e/support/unpaid-invoice'
import { chargeStateTitles, chargeTitles, plannedChargeText } from '@/lib/billing/invoices/words/charging'
import { willDeductText } from '@/lib/billing/invoices/words/deposit'
import { missingAgreementText } from '@/lib/booking/bookings/words/agreement'
import { paymentTermsTitle, paymentTitle } from '@/lib/booking/bookings/words/situation'
import { toPaymentLabel } from '@/lib/booking/bookings/words/steps'
import { discountLabel } from '@/lib/catalog/coupons/words/codes'
import { squareFeetLabel } from '@/lib/catalog/services/words/sizes'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import type { PrismaClient } from '@/prisma/generated/client'

/** Stripe's test card whose bank confirms each charge. */
const cardNumber = '4000002760003184'
const suffix = Date.now() % 100_000
const street = `${1000 + (suffix % 9000)} Larkspur Hill`
const code = `LARK-${suffix}`
const ids = {
  photos: `larkspur_photos_${suffix}`,
  plan: `larkspur_plan_${suffix}`,
  kit: `larkspur_kit_${suffix}`,
}
const kit = `Larkspur Kit ${suffix}`

test.afterAll(async ({ database }) => {
  await database.studioSettings.update({
    where: { id: 1 },
    data: { chargeAfterDays: null, depositCents: 0, travelStepCents: 0 },
  })
  await database.service.updateMany({ where: { id: { in: Object.values(ids) } }, data: { active: false } })
})

test('a package with a coupon, travel, and a deposit is booked, and the rest is charged on delivery and confirmed by the link in the email', async ({
  newPage,
  database,
  databaseUrl,
  sandbox,
  signIn,
}) => {
  const photographer = await makePerson(database, 'photographer', 'Juniper Ashby')
  const client = await makePerson(database, 'client', 'Tobias Renner')
  await database.availabilitySlot.create({
    data: {
      photographerId: photographer.profileId,
      date: dateToDatabase(addDays(todayIn('America/New_York'), 3)),
      startTime: timeToDatabase('09:00'),
      endTime: timeToDatabase('12:00'),
    },
  })
  await addPackage(database)
  await chargeTravel(database, photographer.profileId)
  const fixture = await openInvoiceFixture(databaseUrl, sandbox.url)
  await fixture.setStoredCard(client.email, '4242424242424242')
  const studio = await newPage()
  const page = await newPage()
  await signIn(studio, photographer.email)
  await signIn(page, client.email)

  await test.step('the studio takes a deposit and charges the rest on delivery', async () => {
    await studio.goto('/settings/invoices')
    await studio.locator('summary', { hasText: 'Deposit' }).click()
    await studio.getByLabel('Amount').fill('100')
    await studio.locator('summary', { hasText: 'Automatic charges' }).click()
    await studio.getByLabel(/Charge the saved card after/).fill('0')
    await studio.getByRole('button', { name: 'Save changes' }).click()
    await expect(studio.getByText('Invoice terms updated')).toBeVisible()
  })
  await test.step('the studio adds a coupon', async () => {
    await studio.goto('/settings/coupons')
    await expect(studio.locator('html')).toHaveAttribute('data-live', 'on')
    await studio.getByRole('button', { name: 'Add coupon' }).click()
    const dialog = studio.getByRole('dialog')
    await dialog.getByLabel('Code').fill(code)
    await dialog.getByRole('textbox', { name: 'Percentage' }).fill('10')
    await dialog.getByRole('button', { name: 'Add coupon' }).click()
    await expect(studio.getByRole('row').filter({ hasText: code })).toContainText('10% off')
  })
  const agreedText = await test.step('the client has to agree before booking', () =>
    book(page, photographer.fullName))
  await test.step('the booking shows what was agreed', async () => {
    await page
      .getByRole('article')
      .filter({ hasText: street })
      .getByRole('link', { name: street, exact: true })
      .click()
    await page.getByText(paymentTermsTitle).click()
    await expect(page.getByText(agreedText)).toBeVisible()
    const facts = page.getByRole('region', { name: paymentTitle })
    await expect(facts.getByRole('listitem').filter({ hasText: kit })).toContainText('$399.00')
    for (const line of ['Travel, 28 miles $36.00', `${discountLabel(code)} -$39.90`])
      await expect(facts).toContainText(line)
    await expect(page.getByText(/^Agreed on .* with Visa ending 4242$/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Invoice' }).getByText(/\$100\.00 · Paid /)).toBeVisible()
  })
  // The card is replaced, so its bank wants to confirm the rest.
  await fixture.setStoredCard(client.email, cardNumber)
  await fixture.close()
  await test.step('the photographer sees it when sending the photos', async () => {
    await database.booking.updateMany({
      where: { clientId: client.profileId },
      data: { status: 'CONFIRMED' },
    })
    await studio.goto('/photo-delivery')
    await studio.getByRole('combobox', { name: 'Booking' }).fill(street)
    await studio.getByRole('option', { name: street }).click()
    await expect(studio.getByText(plannedChargeText('Visa ending 4242', 0))).toBeVisible()
    await expect(studio.getByText(willDeductText('$100.00'))).toBeVisible()
    await sendPhotos(studio, { street, amount: '395.10', files: await makeJpegFiles(3) })
    const lines = await database.invoiceLine.findMany({
      where: { kind: 'TRAVEL', invoice: { clientId: client.profileId, deliveryId: { not: null } } },
    })
    expect(lines).toMatchObject([{ description: 'Travel, 28 miles', amountCents: 3_600 }])
  })
  const email = await test.step('the bank wants the client to confirm the charge', () =>
    sandbox.latestEmailTo(client.email, chargeTitles.confirm({ invoiceNumber: '' }).trim()))
  await test.step('the link in the email leads to the confirmation, which pays the invoice', async () => {
    await page.goto(linkIn(email, '/invoices/'))
    await expect(page.getByText(chargeStateTitles['awaits-confirmation'])).toBeVisible()
    await expect(page.getByText('-$39.90')).toBeVisible()
    await expect(page.getByText('-$100.00')).toBeVisible()
    await page.getByRole('button', { name: 'Pay Now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pay $295.10' }).click()
    await page.waitForURL(/\/checkout\//)
    await payOnCheckout(page, { name: client.fullName, email: client.email }, cardNumber)
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await expectPaymentSuccess(page)
    await expect.poll(() => statusOf(database, client.profileId)).toBe('COMPLETED')
  })
})

async function statusOf(database: PrismaClient, clientId: string): Promise<string | undefined> {
  return (await database.invoice.findFirst({ where: { clientId, deliveryId: { not: null } } }))?.status
}

/** Books with the saved card. Returns what the client agreed to. Ends on the dashboard. */
async function book(page: Page, photographer: string): Promise<string> {
  await page.goto(`/book?coupon=${code.toLowerCase()}`)
  await expect(page.getByText(`${code}: 10% off`)).toBeVisible()
  await page.getByRole('checkbox', { name: kit }).check()
  await page.getByLabel(squareFeetLabel).fill('3,200')
  const summary = page.getByRole('complementary')
  await expect(summary.getByText('-$39.90')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await chooseTime(page, anyTime, photographer)
  await page.getByRole('button', { name: toPaymentLabel }).click()
  await page.getByLabel('Property address').fill(`${street}, Marshall, NC 28753`)
  await expect(summary.getByText('Travel, 28 miles')).toBeVisible()
  await expect(summary.getByText(discountLabel(code))).toBeVisible()
  const agreement = page.getByRole('checkbox', { name: /^I agree that / })
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await expect(page.getByText(missingAgreementText)).toBeVisible()
  const text = await page.locator('label').filter({ has: agreement }).textContent()
  await agreement.check()
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await page.waitForURL('**/dashboard')
  return text?.trim() ?? ''
}

/** Adds photos by square feet, a floor plan, and a package of both for $399.00. */
async function addPackage(database: PrismaClient) {
  const service = (id: string, name: string, priceCents: number, durationMinutes: number) => ({
    id,
    category: 'REAL_ESTATE' as const,
    name,
    description: 'For a test.',
    duration: 'As needed',
    durationMinutes,
    priceCents,
    position: 900,
  })
  const bands = [
    { upTo: 2500, priceCents: 28_500, durationMinutes: 60 },
    { upTo: 3500, priceCents: 35_000, durationMinutes: 90 },
  ]
  await database.service.create({
    data: {
      ...service(ids.photos, 'Larkspur Photos', 28_500, 60),
      priceBasis: 'SQUARE_FEET',
      bands: { create: bands },
    },
  })
  await database.service.create({ data: service(ids.plan, 'Larkspur Plan', 9_900, 30) })
  await database.service.create({
    data: {
      ...service(ids.kit, kit, 39_900, 0),
      kind: 'PACKAGE',
      links: { create: [{ serviceId: ids.photos }, { serviceId: ids.plan }] },
    },
  })
}

/** Charges $2.00 for each mile beyond ten from Asheville, which makes $36.00 for the 28 miles to Marshall. */
async function chargeTravel(database: PrismaClient, photographerId: string) {
  await database.studioSettings.update({
    where: { id: 1 },
    data: { travelFreeMiles: 10, travelStepMiles: 1, travelStepCents: 200 },
  })
  await database.bookingTerms.create({
    data: { photographerId, baseZip: '28801', baseLatitude: 35.5946, baseLongitude: -82.5568 },
  })
}
