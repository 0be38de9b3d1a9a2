import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { writeCsv } from './write-csv'

useDatabase()

let ava: Actor
let noah: Actor

beforeAll(async () => {
  await createStudio()
  await createTaxRate(8_250)
  ava = await createPerson('PHOTOGRAPHER', 'Ava Holt')
  noah = await createPerson('PHOTOGRAPHER', 'Noah Calloway')
  const formula = await createPerson('CLIENT', '=HYPERLINK("http://evil.test")')
  const plain = await createPerson('CLIENT', 'Zoë "Zo" Müller')
  const paid = await createInvoice(
    await createBooking(plain, ava, '903 Chestnut Street, Asheville\nNC 28801'),
  )
  await db().invoice.update({
    where: { id: paid.invoiceId },
    data: {
      status: 'COMPLETED',
      paidAt: new Date('2026-06-12T02:00:00.000Z'),
      paidMethod: 'BANK_TRANSFER',
      refundedCents: 2_345,
    },
  })
  await createInvoice(await createBooking(formula, ava, '5 Pavilion Way'), 105)
  await createInvoice(await createBooking(plain, noah, '77 Haw Creek Circle'))
})

async function read(actor: Actor, query: Record<string, string> = {}): Promise<string> {
  const { content } = await writeCsv(actor, InvoiceFilter.parse(query))
  return Buffer.from(await new Response(content).arrayBuffer()).toString('utf8')
}

test('starts with a byte order mark and a header, and ends rows as in RFC 4180', async () => {
  const text = await read(ava)
  expect(
    text.startsWith('\uFEFFnumber,issued,due,status,paid on,method,client,email,property,shoot date,net,'),
  ).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
})

test("writes amounts with a decimal point, dates in the studio's zone, and quoted text", async () => {
  const text = await read(ava, { status: 'paid' })
  expect(text).toContain('paid,2026-06-11,bank transfer,"Zoë ""Zo"" Müller",')
  expect(text).toContain('"903 Chestnut Street, Asheville\nNC 28801"')
  expect(text).toContain(',460.05,460.05,8.25%,37.95,498.00,0.00,0.00,498.00,23.45,USD,\r\n')
})

test('escapes formulas that a client typed', async () => {
  const text = await read(ava, { status: 'pending' })
  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
  expect(text).toMatch(/,1\.05,0\.00,0\.00,1\.05,0\.00,USD,\r\n$/)
})

test("contains only the photographer's own invoices, with the list's filters", async () => {
  expect(await read(noah)).not.toContain('Chestnut')
  expect((await read(ava, { search: 'pavilion' })).split('\r\n')).toHaveLength(3)
  expect((await read(ava, { search: 'nothing like it' })).split('\r\n')).toHaveLength(2)
})

test('has net, rate, and tax of the same sale, whatever a deposit paid of it', async () => {
  const client = await createPerson('CLIENT', 'Dan Deposit')
  const bookingId = await createBooking(client, noah, '12 Deposit Way')
  const issue = (kind: 'DEPOSIT' | 'OTHER', amountCents: number) =>
    db().$transaction((tx) =>
      issueInvoice(tx, {
        bookingId,
        deliveryId: null,
        amountCents,
        pricesIncludeTax: kind === 'DEPOSIT',
        lines: [{ kind, description: 'Photo Shoot', amountCents }],
        deductsDeposit: kind === 'OTHER',
      }),
    )
  const { invoiceId } = await issue('DEPOSIT', 8_092)
  await markPaid(noah, { invoiceId, method: 'CASH', paidOn: todayIn('America/New_York'), note: '' })
  await issue('OTHER', 29_900)
  const rows = (await read(noah, { search: 'deposit way' })).trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',').slice(-11, -1).join(','))).toEqual([
    '0.00,0.00,0%,0.00,0.00,80.92,0.00,80.92,0.00,USD',
    '299.00,299.00,8.25%,24.67,323.67,-80.92,0.00,242.75,0.00,USD',
  ])
})

test('contains every invoice once over many batches', async () => {
  const client = await createPerson('CLIENT', 'Busy Client')
  const bookingId = await createBooking(client, noah, '1 Biltmore Plaza')
  // Many with the same time, across the borders of batches.
  await db().$executeRaw`
    INSERT INTO invoices (id, invoice_number, booking_id, client_id, amount_cents, due_on, created_at)
    SELECT gen_random_uuid(), 'MANY-' || n, ${bookingId}::uuid, ${client.profileId}::uuid, 100, current_date, timestamptz '2026-01-01' + n / 700 * interval '1 day'
    FROM generate_series(1, 2500) AS n`
  const numbers = (await read(noah, { search: 'MANY-' })).match(/MANY-\d+/g)
  expect(numbers).toHaveLength(2500)
  expect(new Set(numbers).size).toBe(2500)
})
