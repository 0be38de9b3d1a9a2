import { expect, type Page } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { makeRecords } from '@/e2e/support/records'
import { test } from '@/e2e/support/test'
import { toasts } from '@/e2e/support/toasts'
import { type InvoiceFixture, openInvoiceFixture, type UnpaidInvoice } from '@/e2e/support/unpaid-invoice'
import { invoiceSubjects } from '@/lib/billing/invoices/words/notifications'
import { checkoutNotices, declineReason, notChargedText } from '@/lib/billing/invoices/words/payment'
import { refundFailedText, refundFailureReason } from '@/lib/billing/invoices/words/refund'
import { refundDecisionText } from '@/lib/booking/bookings/words/cancelling'
import { lostConnectionText } from '@/lib/platform/words'

const client = 'mia@oakandmain.test'
const photographer = 'ava@northlight.test'

test.describe.configure({ mode: 'serial' })

let invoiceFixture: InvoiceFixture

test.beforeAll(async ({ databaseUrl, sandbox }) => {
  invoiceFixture = await openInvoiceFixture(databaseUrl, sandbox.url)
})
test.afterAll(() => invoiceFixture.close())

async function showInvoice(page: Page, { number }: UnpaidInvoice) {
  await page.goto(`/invoices?search=${number}`)
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
}

async function payByCard(page: Page, last4: string) {
  await page.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('button', { name: `Pay with card ending ${last4}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Pay $123.45 now?' })
  await expect(question).toContainText(`card ending ${last4}`)
  await question.getByRole('button', { name: 'Pay $123.45' }).click()
}

test('a declined card shows why, another pays; what the bank returns of a refund is raised, and partial refunds reach the open page', async ({
  page,
  newPage,
  signIn,
  sandbox,
}) => {
  const invoice = await invoiceFixture.addInvoice(client, photographer)
  const failing = await invoiceFixture.addInvoice(client, photographer)
  const declined = await invoiceFixture.addInvoice(client, photographer)
  const studio = await newPage()
  await signIn(studio, photographer)
  await signIn(page, client)

  await test.step('a card of which refunds fail pays after one confirmation', async () => {
    await invoiceFixture.setStoredCard(client, '4000000000005126')
    await showInvoice(page, failing)
    await payByCard(page, '5126')
    await expect(toasts(page).getByText('Payment Successful!')).toBeVisible()
  })
  await test.step('a declined card shows why and charges nothing', async () => {
    await invoiceFixture.setStoredCard(client, '4000000000000341')
    await showInvoice(page, declined)
    await payByCard(page, '0341')
    await expect(page.getByText(notChargedText(declineReason(null)))).toBeVisible()
    expect(await invoiceFixture.statusOf(declined)).toBe('PENDING')
  })
  await test.step('another card pays after one confirmation, with a receipt', async () => {
    await invoiceFixture.setStoredCard(client, '4242424242424242')
    await showInvoice(page, invoice)
    await payByCard(page, '4242')
    await expect(toasts(page).getByText('Payment Successful!')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: invoice.number })).toContainText('Paid')
    expect(await invoiceFixture.statusOf(invoice)).toBe('COMPLETED')
    await sandbox.latestEmailTo(client, invoiceSubjects.receipt(invoice.number))
    await expect(page.locator('html')).toHaveAttribute('data-live', 'on')
  })
  await test.step('a partial refund and then the rest go to the card, and the open page follows', async () => {
    await showInvoice(studio, invoice)
    await refund(studio, '23.45', 'Refunds $23.45 to the card ending 4242.')
    const row = studio.getByRole('row').filter({ hasText: invoice.number })
    await expect(row).toContainText('$23.45 refunded')
    expect(await invoiceFixture.statusOf(invoice)).toBe('COMPLETED')
    await refund(studio, '100.00', 'Refunds $100.00 to the card ending 4242.')
    await expect(row).toContainText('Refunded')
    await expect(page.getByRole('row').filter({ hasText: invoice.number })).toContainText('Refunded')
    await sandbox.latestEmailTo(
      client,
      invoiceSubjects.refunded({ invoiceNumber: invoice.number, amount: '$100.00' }),
    )
  })
  await test.step('a refund that the bank returns shows why on the invoice and can be tried again', async () => {
    await studio.goto(`/invoices/${failing.id}`)
    await studio.getByRole('button', { name: 'More actions' }).click()
    await studio.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = studio.getByRole('dialog', { name: /^Refund / })
    await dialog.getByLabel('Reason').fill('The sky was gray')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(dialog).toContainText(refundFailedText)
    await studio.reload()
    const main = studio.getByRole('main')
    await expect(main.getByText('Refund of $123.45 failed')).toBeVisible()
    await expect(main.getByText(refundFailureReason('lost_or_stolen_card'))).toBeVisible()
    await studio.getByRole('button', { name: 'Try again to refund $123.45' }).click()
    await expect(studio.getByText('Not refunded')).toBeVisible()
    await expect(main.getByText('Refund of $123.45 failed')).toHaveCount(1)
    expect(await invoiceFixture.statusOf(failing)).toBe('COMPLETED')

    await page.goto(`/invoices/${failing.id}`)
    await expect(page.getByRole('article', { name: `Invoice ${failing.number}` })).toBeVisible()
    await expect(page.getByRole('main').getByText('Refund of $123.45 failed')).toBeHidden()
  })
})

test("returning from checkout shows Stripe's payment state: cancelled or expired", async ({
  page,
  signIn,
}) => {
  const invoice = await invoiceFixture.addInvoice(client, photographer)
  await signIn(page, client)
  await showInvoice(page, invoice)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.waitForURL(/\/checkout\//)
  const sessionId = await invoiceFixture.latestCheckoutOf(invoice)
  await page.goto(`/invoices?booking_id=${invoice.bookingId}&payment=cancelled`)
  // Streamed content exists twice for a moment, the second time hidden below the page.
  const main = page.getByRole('main')
  await expect(main.getByText(checkoutNotices.cancelled.message)).toBeVisible()
  await invoiceFixture.stripe.checkout.sessions.expire(sessionId)
  await page.goto(`/invoices?booking_id=${invoice.bookingId}&payment=success&session_id=${sessionId}`)
  await expect(main.getByText(checkoutNotices.expired.title)).toBeVisible()
  expect(await invoiceFixture.statusOf(invoice)).toBe('PENDING')
})

test('cancelling a paid shoot shows the payment, and the studio refunds it in the same step', async ({
  page,
  signIn,
  newPage,
  database,
}) => {
  const payer = await makePerson(database, 'client', 'Orla Beckett')
  const owner = await makePerson(database, 'photographer', 'Wren Calloway')
  const { bookingId, invoiceId } = await makeRecords(database, payer, owner)
  await invoiceFixture.setStoredCard(payer.email, '4242424242424242')
  await signIn(page, payer.email)
  await page.goto(`/invoices/${invoiceId}`)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay $299.00' }).click()
  await expect(toasts(page).getByText('Payment Successful!')).toBeVisible()
  await page.goto(`/booking/${bookingId}?cancel=1`)
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
  await expect(question).toContainText('You paid $299.00 by card ending 4242')
  await expect(question).toContainText(refundDecisionText)
  await question.getByRole('button', { name: 'Keep booking' }).click()

  const studio = await newPage()
  await signIn(studio, owner.email)
  await studio.goto(`/booking/${bookingId}`)
  await studio.getByRole('button', { name: 'Cancel Booking' }).click()
  const decision = studio.getByRole('alertdialog', { name: 'Cancel this booking?' })
  await expect(decision).toContainText('Orla Beckett paid $299.00 by card ending 4242')
  await expect(decision.getByLabel('Refund $299.00 to the card ending 4242')).toBeChecked()
  await decision.getByRole('button', { name: 'Cancel Booking' }).click()
  await expect(studio.getByText('Refund started: $299.00')).toBeVisible()
  const { status } = await database.invoice.findUniqueOrThrow({ where: { id: invoiceId } })
  expect(status).toBe('REFUNDED')
})

async function refund(page: Page, amount: string, consequence: string) {
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Refund / })
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel('Reason').fill('The sky was gray')
  await expect(dialog).toContainText(consequence)
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a lost response leaves the dialog open with its input; a voided invoice is replaced', async ({
  page,
  signIn,
}) => {
  const invoice = await invoiceFixture.addInvoice(client, photographer)
  await signIn(page, photographer)
  await page.goto(`/invoices/${invoice.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Void', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Void ${invoice.number}?` })
  await dialog.getByLabel('Reason').fill('Wrong amount')
  const invoicePage = `**/invoices/${invoice.id}`
  await page.route(invoicePage, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Void invoice' }).click()
  await expect(dialog.getByText(lostConnectionText)).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Wrong amount')
  await page.unroute(invoicePage)
  await dialog.getByRole('button', { name: 'Void invoice' }).click()
  await expect(page.getByText('Invoice voided')).toBeVisible()
  expect(await invoiceFixture.statusOf(invoice)).toBe('VOID')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Replace invoice' }).click()
  const newInvoiceDialog = page.getByRole('dialog', { name: `Replace ${invoice.number}?` })
  await newInvoiceDialog.getByLabel('Amount').fill('450')
  await newInvoiceDialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page.getByText('Invoice issued')).toBeVisible()
  await expect(page).not.toHaveURL(`/invoices/${invoice.id}`)
  await expect(page.getByText(`Replaces ${invoice.number}.`)).toBeVisible()
  await expect(page.getByText('$450.00').first()).toBeVisible()
})
