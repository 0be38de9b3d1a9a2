import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { sumTaxes } from '@/lib/billing/invoices/rules/sum-taxes'
import { amountRangeText } from '@/lib/billing/invoices/words/invoice'
import { splitTax } from '@/lib/catalog/taxes/rules/split-tax'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { issueInvoice } from './issue-invoice'

useDatabase()

let client: Actor
let photographer: Actor
const year = todayIn('America/New_York').slice(0, 4)

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER')
})

describe('issueInvoice', () => {
  test('fifty concurrent invoices get consecutive numbers, and rollbacks leave no gap', async () => {
    const bookingIds = await Promise.all(
      Array.from({ length: 50 }, () => createBooking(client, photographer)),
    )
    await Promise.allSettled(
      bookingIds.flatMap((bookingId, index) => [
        createInvoice(bookingId),
        ...(index % 5 === 0 ? [issueAndFail(bookingId)] : []),
      ]),
    )
    const numbers = (await db().invoice.findMany({ select: { invoiceNumber: true } })).map(
      (row) => row.invoiceNumber,
    )
    const expected = Array.from(
      { length: 50 },
      (_, index) => `NL-${year}-${String(index + 1).padStart(4, '0')}`,
    )
    expect(numbers.sort()).toEqual(expected)
  })

  test('takes tax and due date from the studio settings', async () => {
    await createTaxRate(8_250)
    await db().studioSettings.update({ where: { id: 1 }, data: { invoiceDueDays: 30 } })
    const bookingId = await createBooking(client, photographer)
    const issued = await createInvoice(bookingId, 10_825)
    const invoice = await db().invoice.findUniqueOrThrow({
      where: { id: issued.invoiceId },
      include: { lines: true },
    })
    expect(invoice).toMatchObject({ status: 'PENDING', amountCents: 10_825, taxCents: 825, currency: 'USD' })
    expect(invoice.lines).toMatchObject([{ description: 'Photo Shoot', amountCents: 10_825, position: 0 }])
    expect(dateFromDatabase(invoice.dueOn)).toBe(addDays(todayIn('America/New_York'), 30))
    const latest = await db().invoice.findFirst({ orderBy: { createdAt: 'desc' } })
    expect(latest?.id).toBe(issued.invoiceId)
  })

  test.each([-1, 100_000_000, 10.5])('rejects %d cents and uses no number', async (amountCents) => {
    const before = await db().invoiceCounter.findUnique({ where: { year: Number(year) } })
    const bookingId = await createBooking(client, photographer)
    await expect(createInvoice(bookingId, amountCents)).rejects.toMatchObject({ code: 'invalid' })
    expect(await db().invoiceCounter.findUnique({ where: { year: Number(year) } })).toEqual(before)
  })

  test.each([
    ['USD', '$0.00', '$999,999.99'],
    ['JPY', '¥0', '¥99,999,999'],
    ['KWD', 'KWD 0.000', 'KWD 99,999.999'],
  ])('names the limits in %s', async (currency, minimum, maximum) => {
    const bookingId = await createBooking(client, photographer)
    await db().booking.update({ where: { id: bookingId }, data: { currency } })
    const problem = await createInvoice(bookingId, 100_000_000).catch((error: Error) => error.message)
    expect(String(problem).replace(/\s/g, ' ')).toBe(amountRangeText(minimum, maximum))
  })

  test('splits the tax of every share over the taxes of the place by their rates', async () => {
    await db().taxRate.deleteMany()
    const rates = { STATE: 6_500, COUNTY: 1_500, CITY: 2_350 } as const
    for (const level of ['STATE', 'COUNTY', 'CITY'] as const)
      await createTaxRate(rates[level], { level, name: level })
    const bookingId = await createBooking(client, photographer)
    const shares = ['Sam', 'Vera', 'Lou'].map((name, index) => ({
      payer: { kind: 'person' as const, name, email: `${name}@seller.test` },
      basisPoints: 1_500 + index * 333,
    }))
    const lines = [19_901, 4_999, 33].map((amountCents) => ({
      kind: 'OTHER' as const,
      description: 'Photo Shoot',
      amountCents,
    }))
    await db().$transaction((tx) =>
      issueInvoice(tx, { bookingId, deliveryId: null, amountCents: 24_933, lines, shares }),
    )
    const invoices = await db().invoice.findMany({
      where: { bookingId },
      select: {
        taxCents: true,
        lines: { select: { taxCents: true, taxes: { orderBy: { position: 'asc' } } } },
      },
    })
    expect(invoices).toHaveLength(4)
    for (const { taxCents, lines: own } of invoices) {
      const taxes = sumTaxes(own)
      expect(taxes.map((tax) => tax.taxCents)).toEqual(splitTax(taxCents, taxes))
      for (const line of own)
        expect(line.taxes.reduce((sum, tax) => sum + tax.taxCents, 0)).toBe(line.taxCents)
    }
    await db().taxRate.deleteMany()
  })
})

function issueAndFail(bookingId: string) {
  return db().$transaction(async (tx) => {
    await issueInvoice(tx, { bookingId, deliveryId: null, amountCents: 100, lines: [] })
    throw new Error('the delivery failed after its invoice')
  })
}
