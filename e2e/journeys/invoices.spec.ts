import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { endDelay } from '@/e2e/support/jobs'
import { linkIn } from '@/e2e/support/sandbox'
import { test } from '@/e2e/support/test'
import { type InvoiceFixture, openInvoiceFixture, type UnpaidInvoice } from '@/e2e/support/unpaid-invoice'
import { alreadyRemindedText } from '@/lib/billing/invoices/words/invoice'
import { invoiceTitles } from '@/lib/billing/invoices/words/notifications'
import { prefixText } from '@/lib/studio/settings/words'

const client = 'sam@harborrealty.test'
const stranger = 'mia@oakandmain.test'
const photographer = 'ava@northlight.test'

let invoiceFixture: InvoiceFixture

test.beforeAll(async ({ databaseUrl, sandbox }) => {
  invoiceFixture = await openInvoiceFixture(databaseUrl, sandbox.url)
})
test.afterAll(() => invoiceFixture.close())

function rowOf(page: Page, { number }: UnpaidInvoice) {
  return page.getByRole('row').filter({ hasText: number })
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

test('search, status, order and page are in the URL, and Back goes through them', async ({
  page,
  signIn,
}) => {
  await signIn(page, photographer)
  await page.goto('/invoices')
  await page.getByLabel('Filter by status').selectOption('Paid')
  await expect(page).toHaveURL(/status=paid/)
  await expect(page.getByRole('row').filter({ hasText: 'Pending' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Amount' }).click()
  await expect(page).toHaveURL(/status=paid&sort=amount$/)
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('link', { name: 'Amount' }).click()
  await expect(page).toHaveURL(/sort=amount&order=asc/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/invoices\?status=paid$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/invoices$/)
  await expect(page.getByLabel('Filter by status')).toHaveValue('')
  await page.getByLabel('Search invoices').fill('nothing is called this')
  await expect(page.getByText('No invoices found')).toBeVisible()
  await page.getByRole('link', { name: 'Show all invoices' }).click()
  await expect(page.getByLabel('Search invoices')).toHaveValue('')
  await page.getByLabel('Filter by status').selectOption('Paid')
  await expect(page).toHaveURL(/\/invoices\?status=paid$/)
})

test('a client previews, prints and downloads an invoice; the photographer sees that in the history', async ({
  page,
  signIn,
  database,
}) => {
  const invoice = await invoiceFixture.addInvoice(client, photographer)
  await signIn(page, client)
  await page.goto(`/invoices?search=${invoice.number}`)
  await expect(page.getByLabel('Search invoices')).toHaveValue(invoice.number)
  await page.getByRole('button', { name: `More actions for ${invoice.number}` }).click()
  await rowOf(page, invoice)
    .getByRole('link', { name: `Preview ${invoice.number}` })
    .click()
  await expect(page).toHaveURL(`/invoices/${invoice.id}`)
  await expect(page).toHaveTitle(new RegExp(`Invoice ${invoice.number}`))
  const printedInvoice = page.getByRole('article', { name: `Invoice ${invoice.number}` })
  await expect(printedInvoice).toContainText('$123.45')
  await expect(printedInvoice).toContainText('Amount due')
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible()

  const pdf = await page.request.get(`/api/invoices/${invoice.id}/pdf`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect(pdf.headers()['content-disposition']).toBe(`attachment; filename="${invoice.number}.pdf"`)
  expect(pdf.headers()['content-length']).toBe(String((await pdf.body()).byteLength))
  const text = await textOfPdf(new Uint8Array(await pdf.body()))
  expect(text).toContain(invoice.number)
  expect(text).toContain('$123.45')

  await test.step('printing shows only the invoice', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('article')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Activity' })).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await page.emulateMedia({ media: null })
  })
  const countEvents = () =>
    database.invoiceEvent.count({ where: { invoiceId: invoice.id, kind: { in: ['OPENED', 'DOWNLOADED'] } } })
  await expect.poll(countEvents).toBe(2)
  await signIn(page, photographer)
  await page.goto(`/invoices/${invoice.id}`)
  await expect(page.getByText('Opened', { exact: true })).toBeVisible()
  await expect(page.getByText('PDF downloaded', { exact: true })).toBeVisible()

  await test.step("someone else's invoice is reported as not found, in its title too", async () => {
    await signIn(page, stranger)
    await page.goto(`/invoices/${invoice.id}`)
    await expect(page.getByRole('heading', { name: 'Invoice not found' })).toBeVisible()
    await expect(page).toHaveTitle(/^Invoice not found/)
    await expect(page.locator('body')).not.toContainText(invoice.number)
  })
})

test('the CSV file contains what the list shows', async ({ page, signIn }) => {
  const invoice = await invoiceFixture.addInvoice(client, photographer)
  await signIn(page, photographer)
  await page.goto(`/invoices?search=${invoice.number}`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const [head, row, ...rest] = file.split('\r\n')
  expect(head).toContain('number,issued,due,status')
  expect(row).toContain(`${invoice.number},`)
  expect(row).toContain(',123.45,0.00,USD')
  expect(rest).toEqual([''])
})

test('a reminder reaches the client, at most once a day', async ({ page, signIn, sandbox, database }) => {
  const invoice = await invoiceFixture.addInvoice(client, photographer)
  await signIn(page, photographer)
  await page.goto(`/invoices?search=${invoice.number}`)
  const remind = rowOf(page, invoice).getByRole('button', { name: `Send reminder for ${invoice.number}` })
  await remind.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Reminder cancelled')).toBeVisible()
  await remind.click()
  await expect(page.getByText('Reminder scheduled')).toBeVisible()
  await endDelay(database, 'send-reminder', invoice.id)
  const reminder = invoiceTitles.reminder({ invoiceNumber: invoice.number, dueOn: '', isOverdue: false })
  const email = await sandbox.latestEmailTo(client, reminder)
  expect(linkIn(email, `/invoices/${invoice.id}`)).toMatch(/^http/)
  await remind.click()
  await expect(page.getByText(alreadyRemindedText)).toBeVisible()
  await page.goto(`/invoices/${invoice.id}`)
  await expect(page.getByText('Reminder sent')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Reminder sent' })).toContainText('By you. To ')
})

test('invoice terms are validated and saved', async ({ page, signIn }) => {
  await signIn(page, photographer)
  await page.goto('/settings/invoices')
  await page.getByLabel('Prefix').fill('1-')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(prefixText)).toBeVisible()
  await expect(page.getByLabel('Prefix')).toBeFocused()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('textbox', { name: 'Days', exact: true }).fill('21')
  await page.getByRole('button', { name: 'Add reminder' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Invoice terms updated')).toBeVisible()
  await expect(page.getByText('21 days after the due date')).toBeVisible()

  await page.getByRole('button', { name: 'Remove the reminder 21 days after the due date' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(page.getByText('21 days after the due date')).toHaveCount(0)
})
