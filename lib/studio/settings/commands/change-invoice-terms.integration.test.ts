import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { InvoiceTerms } from '@/lib/studio/settings/schema'
import { changeInvoiceTerms } from './change-invoice-terms'

useDatabase()

let photographer: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
  await getStudio()
})

async function inputFor(change: Partial<InvoiceTerms>) {
  const { invoiceDueDays, invoicePrefix, reminderDays, turnaroundHours, galleryDays, ...studio } =
    await getStudio()
  const { depositCents, depositPercent, chargeAfterDays, chargeRetryDays, currency } = studio
  const now = {
    invoiceDueDays,
    invoicePrefix,
    reminderDays,
    turnaroundHours,
    galleryDays,
    depositCents,
    depositPercent,
    chargeAfterDays,
    chargeRetryDays,
  }
  const { depositCents: cents, ...terms } = { ...now, ...change }
  return { ...terms, deposit: { cents, currency }, seen: editKey({ ...now, currency }) }
}

test('applies to new invoices only, and is audited', async () => {
  const booking = await createBooking(await createPerson('CLIENT'), photographer)
  const before = await createInvoice(booking)
  await changeInvoiceTerms(
    photographer,
    await inputFor({
      invoicePrefix: 'HARBOR',
      reminderDays: [],
      turnaroundHours: 48,
      galleryDays: 90,
    }),
  )
  const after = await createInvoice(booking)
  // Numbering continues within the year, so that no number repeats, even if the old prefix is restored.
  await changeInvoiceTerms(photographer, await inputFor({ invoicePrefix: 'NL' }))
  const later = await createInvoice(booking)
  expect([before, after, later].map(({ invoiceNumber }) => invoiceNumber.replace(/-\d{4}-/, ' '))).toEqual([
    'NL 0001',
    'HARBOR 0002',
    'NL 0003',
  ])
  expect(await getStudio()).toMatchObject({ reminderDays: [], turnaroundHours: 48, galleryDays: 90 })
  expect(await db().auditEntry.count({ where: { action: 'studio.invoice-terms-changed' } })).toBe(2)
})

test('of two concurrent changes, the later is rejected', async () => {
  const [one, other] = [await inputFor({ invoiceDueDays: 7 }), await inputFor({ invoiceDueDays: 30 })]
  const outcomes = await Promise.allSettled([
    changeInvoiceTerms(photographer, one),
    changeInvoiceTerms(photographer, other),
  ])
  const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(rejected).toEqual(['conflict'])
})

test('only active photographers can change it', async () => {
  const client = await createPerson('CLIENT')
  for (const actor of [client, { ...photographer, status: 'DISABLED' as const }]) {
    const outcome = changeInvoiceTerms(actor, await inputFor({ invoiceDueDays: 1 }))
    await expect(outcome).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test('entered terms are parsed or rejected', () => {
  const typed = {
    invoiceDueDays: '0',
    invoicePrefix: ' nl ',
    turnaroundHours: '24',
    galleryDays: '',
    deposit: ['USD', '100'],
    depositPercent: '',
    chargeAfterDays: '',
    chargeRetryDays: '7, 1, 3',
  }
  expect(InvoiceTerms.parse({ ...typed, reminderDays: ['10', '-3', '10', '0'] })).toEqual({
    invoiceDueDays: 0,
    invoicePrefix: 'NL',
    reminderDays: [-3, 0, 10],
    turnaroundHours: 24,
    galleryDays: null,
    deposit: { cents: 10_000, currency: 'USD' },
    depositPercent: null,
    chargeAfterDays: null,
    chargeRetryDays: [1, 3, 7],
  })
  expect(InvoiceTerms.parse(typed).reminderDays).toEqual([])
  const wrong = {
    invoiceDueDays: ['-1', '366', '1.5', ''],
    invoicePrefix: ['', '1A', 'N L', 'N/L', 'ABCDEFGHIJK'],
    turnaroundHours: ['0', '-1', '721', '1.5', ''],
    galleryDays: ['0', '-5', '3651'],
    depositPercent: ['0', '101', '12.5'],
    chargeAfterDays: ['-1', '91', '1.5'],
    chargeRetryDays: ['0', '31', '1;3', '1, 2, 3, 4, 5, 6, 7'],
    reminderDays: [['91'], ['x'], ['1', '2', '3', '4', '5', '6', '7']],
  }
  for (const [name, values] of Object.entries(wrong))
    for (const value of values)
      expect(InvoiceTerms.safeParse({ ...typed, [name]: value }).success, `${name} ${value}`).toBe(false)
})
