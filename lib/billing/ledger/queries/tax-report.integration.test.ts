import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { taxCsvResponse } from '@/lib/billing/ledger/routes/tax-csv'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { readTaxReport } from './read-tax-report'

useDatabase()

let photographer: Actor
let client: Actor
const zone = 'America/New_York'
const days = { from: '2026-06-01', to: '2026-06-30' }

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  await createTaxRate(10_000, { name: 'Washington', state: 'WA' })
})

/** Issues an invoice on a day at noon, which contains 10% tax in Washington. */
async function issue(cents: number, day: string, address = '1 Pine Street, Seattle, WA 98101') {
  const { invoiceId } = await createInvoice(await createBooking(client, photographer, address), cents)
  await db().invoice.update({ where: { id: invoiceId }, data: { createdAt: new Date(`${day}T16:00:00Z`) } })
  return invoiceId
}

const pay = (invoiceId: string, paidOn: string) =>
  markPaid(photographer, { invoiceId, method: 'CASH', paidOn, note: '' })

async function refund(invoiceId: string, cents: number, day: string) {
  const idempotencyKey = randomUUID()
  const amount = { cents, currency: 'USD' }
  await requestRefund(photographer, { invoiceId, amount, reason: 'A smaller shoot', idempotencyKey })
  await db().refund.updateMany({
    where: { idempotencyKey },
    data: { createdAt: new Date(`${day}T16:00:00Z`) },
  })
}

test('counts invoices when they were issued or paid, and refunds when they were made', async () => {
  const june = await issue(11_000, '2026-06-01')
  await issue(5_000, '2026-06-30', '1 Main Street, Austin, TX 78701')
  const may = await issue(22_000, '2026-05-31')
  const voided = await issue(33_000, '2026-06-15')
  await voidInvoice(photographer, { invoiceId: voided, reason: 'Wrong amount' })
  await issue(0, '2026-06-15')
  await pay(may, '2026-06-02')
  await pay(june, '2026-07-01')
  await refund(may, 1_100, '2026-06-20')
  await refund(june, 11_000, '2026-07-02')

  expect(await readTaxReport(photographer, 'issued', days, zone)).toEqual([
    {
      currency: 'USD',
      taxableCents: 10_000 - 1_000,
      exemptCents: 0,
      untaxedCents: 5_000,
      taxCents: 1_000 - 100,
      taxes: [{ name: 'Washington', rateThousandths: 10_000, state: 'WA', netCents: 9_000, taxCents: 900 }],
    },
  ])
  expect(await readTaxReport(photographer, 'paid', days, zone)).toMatchObject([
    { taxableCents: 20_000 - 1_000, untaxedCents: 0, taxCents: 2_000 - 100 },
  ])
  const july = { from: '2026-07-01', to: '2026-07-31' }
  expect(await readTaxReport(photographer, 'paid', july, zone)).toMatchObject([
    { taxableCents: 0, taxCents: 0 },
  ])
  expect(await readTaxReport(photographer, 'issued', july, zone)).toMatchObject([
    { taxableCents: -10_000, taxCents: -1_000 },
  ])
})

test('keeps negative amounts numbers in its file', async () => {
  const response = await taxCsvResponse(photographer, { period: '2026-07', basis: 'issued' })
  const text = await response.text()
  expect(text).toContain('USD,taxable sales,,,-100.00,-10.00\r\n')
  expect(text).toContain('USD,Washington,WA,10,-100.00,-10.00\r\n')
})

test('counts days in the studio’s zone', async () => {
  const id = await issue(1_100, '2026-08-01')
  // Still the last evening of July in New York.
  await db().invoice.update({ where: { id }, data: { createdAt: new Date('2026-08-01T03:00:00Z') } })
  const august = { from: '2026-08-01', to: '2026-08-31' }
  expect(await readTaxReport(photographer, 'issued', august, zone)).toEqual([])
})

test('separates exempt sales from those without tax', async () => {
  const file = await db().storedFile.create({
    data: {
      key: randomUUID(),
      purpose: 'TAX_CERTIFICATE',
      name: 'a.pdf',
      contentType: 'application/pdf',
      sizeBytes: 1,
    },
  })
  await db().taxExemption.create({
    data: {
      clientId: client.profileId,
      certificateNumber: '1',
      state: 'WA',
      fileId: file.id,
      expiresOn: dateToDatabase('2099-01-01'),
    },
  })
  await issue(7_000, '2026-09-10')
  const september = { from: '2026-09-01', to: '2026-09-30' }
  expect(await readTaxReport(photographer, 'issued', september, zone)).toMatchObject([
    { taxableCents: 0, exemptCents: 7_000, untaxedCents: 0, taxCents: 0, taxes: [] },
  ])
})

test('is for photographers', async () => {
  await expect(readTaxReport(client, 'issued', days, zone)).rejects.toMatchObject({ code: 'forbidden' })
})
