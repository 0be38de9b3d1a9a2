import { expect, type Page } from '@playwright/test'
import { chooseTime, expectPaymentSuccess, payOnCheckout, sendPhotos } from '@/e2e/support/journey-steps'
import { makeJpegFiles } from '@/e2e/support/jpeg-files'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'
import { openInvoiceFixture } from '@/e2e/support/unpaid-invoice'
import { missingAgreementText } from '@/lib/bookings/words/agreement'
import { toPaymentLabel } from '@/lib/bookings/words/wizard'
import { chargeStateTitles, chargeTitles, plannedChargeText } from '@/lib/invoices/words/charging'
import { addDays, dateToDatabase, timeToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import type { PrismaClient } from '@/prisma/generated/client'

/** Stripe's test card whose bank confirms each charge. */
const cardNumber = '4000002760003184'
const street = `${1000 + (Date.now() % 9000)} Larkspur Hill`

test.afterAll(async ({ database }) => {
  await database.studioSettings.update({ where: { id: 1 }, data: { chargeAfterDays: null, depositCents: 0 } })
})

test('a deposit is paid when booking, and the rest is charged on delivery and confirmed by the link in the email', async ({
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
  const fixture = await openInvoiceFixture(databaseUrl, sandbox.url)
  await fixture.setStoredCard(client.email, '4242424242424242')
  const studio = await newPage()
  const page = await newPage()
  await signIn(studio, photographer.email)
  await signIn(page, client.email)

  await test.step('the studio takes a deposit and charges the rest on delivery', async () => {
    await studio.goto('/settings/invoices')
    await studio.getByLabel('Amount').fill('100')
    await studio.getByLabel(/Charge the saved card after/).fill('0')
    await studio.getByRole('button', { name: 'Save changes' }).click()
    await expect(studio.getByText('Invoice terms updated')).toBeVisible()
  })
  const agreedText = await test.step('the client has to agree before booking', () => book(page))
  await test.step('the booking shows what was agreed', async () => {
    await page
      .getByRole('article')
      .filter({ hasText: street })
      .getByRole('link', { name: street, exact: true })
      .click()
    await expect(page.getByText(agreedText)).toBeVisible()
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
    await sendPhotos(studio, { street, amount: '299.00', files: await makeJpegFiles() })
  })
  const email = await test.step('the bank wants the client to confirm the charge', () =>
    sandbox.latestEmailTo(client.email, chargeTitles.confirm({ invoiceNumber: '' }).trim()))
  await test.step('the link in the email leads to the confirmation, which pays the invoice', async () => {
    await page.goto(linkIn(email, '/invoices/'))
    await expect(page.getByText(chargeStateTitles['awaits-confirmation'])).toBeVisible()
    await expect(page.getByText('-$100.00')).toBeVisible()
    await page.getByRole('button', { name: 'Pay with card ending 3184' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pay $199.00' }).click()
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
async function book(page: Page): Promise<string> {
  await page.goto('/book')
  await page
    .getByRole('checkbox', { name: /Photo Shoot/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await chooseTime(page, / Juniper$/)
  await page.getByRole('button', { name: toPaymentLabel }).click()
  await page.getByLabel('Property address').fill(`${street}, Asheville, NC 28804`)
  const agreement = page.getByRole('checkbox', { name: /^I agree that / })
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await expect(page.getByText(missingAgreementText)).toBeVisible()
  const text = await page.locator('label').filter({ has: agreement }).textContent()
  await agreement.check()
  await page.getByRole('button', { name: 'Complete Booking' }).click()
  await page.waitForURL('**/dashboard')
  return text?.trim() ?? ''
}
