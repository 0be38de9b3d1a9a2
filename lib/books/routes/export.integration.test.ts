import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { createPerson } from '@/lib/accounts/accounts.fixture'
import type { Actor } from '@/lib/auth/actor'
import { changeExport } from '@/lib/books/commands/change-export'
import { findExportSettings } from '@/lib/books/queries/find-export-settings'
import { createBooking, createInvoice } from '@/lib/invoices/invoices.fixture'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { editKey } from '@/lib/platform/form-values'
import { unzip } from '@/lib/platform/zip/unzip.fixture'
import { createStudio } from '@/lib/studio/studio.fixture'
import { createTaxRate } from '@/lib/taxes/taxes.fixture'
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

test('is for photographers', async () => {
  await expect(exportResponse(client, { program: 'xero', period }, request)).rejects.toMatchObject({
    code: 'forbidden',
  })
})
