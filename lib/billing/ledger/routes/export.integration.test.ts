import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { changeExport } from '@/lib/billing/ledger/commands/change-export'
import { sumExport, sumLedger } from '@/lib/billing/ledger/export.fixture'
import { findExportSettings } from '@/lib/billing/ledger/queries/find-export-settings'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { unzip } from '@/lib/platform/zip/unzip.fixture'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { exportResponse } from './export-response'

useDatabase()

let photographer: Actor
let client: Actor
const period = todayIn('America/New_York').slice(0, 4)
const request = new Request('http://localhost/api/books/export')

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT', 'Dana Whitfield')
  await createTaxRate(10_000, { name: 'Washington' })
  await createInvoice(await createBooking(client, photographer), 11_000)
})

const read = (program: 'xero' | 'quickbooks') => exportResponse(photographer, { program, period }, request)

test('Xero gets one file with the names that the accountant set up', async () => {
  const before = await findExportSettings(photographer, 'XERO')
  const change = { program: 'XERO' as const, ...before, accountCode: '4000', seen: editKey(before) }
  await changeExport(photographer, change)
  await expect(changeExport(photographer, change)).rejects.toMatchObject({ code: 'conflict' })
  const response = await read('xero')
  expect(response.headers.get('content-type')).toContain('text/csv')
  const text = await response.text()
  expect(text).toContain('*ContactName,EmailAddress,*InvoiceNumber,')
  expect(text).toContain(',Photo Shoot,1,100.00,,4000,Washington,10.00,')
})

test('QuickBooks gets a ZIP of files of a hundred invoices, without voided ones', async () => {
  const bookingId = await createBooking(client, photographer)
  await db().$executeRaw`
    INSERT INTO invoices (id, invoice_number, booking_id, client_id, amount_cents, due_on, status)
    SELECT gen_random_uuid(), 'MANY-' || n, ${bookingId}::uuid, ${client.profileId}::uuid, 100, current_date,
      (CASE WHEN n > 240 THEN 'VOID' ELSE 'PENDING' END)::"InvoiceStatus" FROM generate_series(1, 250) AS n`
  await db().$executeRaw`
    INSERT INTO invoice_lines (id, invoice_id, kind, description, amount_cents, position)
    SELECT gen_random_uuid(), id, 'OTHER', 'Line', 100, 0 FROM invoices WHERE invoice_number LIKE 'MANY-%'`
  const response = await read('quickbooks')
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = await unzip(Buffer.from(await response.arrayBuffer()))
  const rows = [...files.values()].map((content) => content.toString('utf8').trim().split('\r\n').length - 1)
  expect(rows).toEqual([100, 100, 41])
})

test('by account and month, the file comes to what the ledger has', async () => {
  const days = { from: '2026-01-01', to: '2026-12-31' }
  const zone = 'America/New_York'
  const at = (month: string) => new Date(`2026-${month}-01T03:30:00Z`)
  const dan = await createPerson('CLIENT', 'Dan Deposit')
  const bookingId = await createBooking(dan, photographer)
  const issue = async (kind: 'DEPOSIT' | 'OTHER', amountCents: number, month: string) => {
    const { invoiceId } = await db().$transaction((tx) =>
      issueInvoice(tx, {
        bookingId,
        deliveryId: null,
        amountCents,
        lines: [{ kind, description: 'Photo Shoot', amountCents }],
        deductsDeposit: kind === 'OTHER',
      }),
    )
    await db().invoice.update({ where: { id: invoiceId }, data: { createdAt: at(month) } })
    return invoiceId
  }
  const pay = (invoiceId: string) =>
    markPaid(photographer, { invoiceId, method: 'CASH', paidOn: '2026-05-01', note: '' })
  const refund = async (
    invoiceId: string,
    cents: number,
    destination: 'payment' | 'credit',
    month: string,
  ) => {
    const idempotencyKey = randomUUID()
    const amount = { cents, currency: 'USD' }
    await requestRefund(photographer, { invoiceId, amount, reason: 'Rain', destination, idempotencyKey })
    await db().refund.updateMany({ where: { idempotencyKey }, data: { createdAt: at(month) } })
  }
  await pay(await issue('DEPOSIT', 5_000, '02'))
  const voided = await issue('OTHER', 11_000, '03')
  await voidInvoice(photographer, { invoiceId: voided, reason: 'Wrong amount' })
  await db().invoiceEvent.updateMany({
    where: { invoiceId: voided, kind: 'VOIDED' },
    data: { createdAt: at('05') },
  })
  const sale = await issue('OTHER', 22_000, '05')
  await pay(sale)
  await refund(sale, 1_000, 'credit', '06')
  const next = await issue('OTHER', 3_300, '07')
  await pay(next)
  await refund(next, 2_300, 'payment', '08')

  const sums = await sumExport(days, zone)
  expect(sums).toEqual(await sumLedger(days, zone))
  // The first day's early hours are still the month before in New York.
  expect(sums).toMatchObject({
    '2026-01 DEPOSITS USD': -5_000,
    '2026-02 DEPOSITS USD': 5_000,
    '2026-02 SALES USD': -10_000,
    '2026-05 CREDITS USD': -1_000,
    '2026-06 CREDITS USD': 1_000,
    '2026-06 SALES USD': -3_000,
    '2026-07 CREDITS USD': -1_000,
    '2026-07 SALES USD': 3_000,
  })
  // Voided and replaced in April: the deposit is back, and becomes sales at once.
  expect(sums['2026-04 DEPOSITS USD']).toBeUndefined()
})

test('is for photographers', async () => {
  await expect(exportResponse(client, { program: 'xero', period }, request)).rejects.toMatchObject({
    code: 'forbidden',
  })
})
