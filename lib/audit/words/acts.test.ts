import { expect, test } from 'vitest'
import { auditKinds } from '@/lib/audit/rules'
import { type AuditAction, auditedSubjects } from '@/lib/platform/data/audit-actions'
import { actionsOf, describeAct } from './acts'

const describe = (action: string, details = {}, currency: string | null = 'USD') =>
  describeAct(action, { details, currency })

test.each(Object.keys(auditedSubjects) as AuditAction[])('%s has a description and one kind', (action) => {
  const { what, more } = describe(action)
  expect(what).toMatch(/^[A-Z][a-z ]/)
  expect(what).not.toContain(action)
  expect(more ?? '').not.toMatch(/undefined|null|NaN|\[object/)
  const kinds = Object.keys(auditKinds) as (keyof typeof auditKinds)[]
  expect(kinds.filter((kind) => actionsOf(kind).includes(action))).toHaveLength(1)
})

test('an action that is no longer recorded is shown by its stored name', () => {
  expect(describe('slot.painted')).toEqual({ what: 'slot.painted', more: null, href: null })
  expect(describe('constructor')).toEqual({ what: 'constructor', more: null, href: null })
})

test.each([
  [
    'invoice.marked-paid',
    { method: 'BANK_TRANSFER', paidOn: '2026-06-12', amountCents: 69_800, note: 'Seen on the statement' },
    '$698.00 by bank transfer. Paid on 2026-06-12. Seen on the statement',
  ],
  ['invoice.refunded', { amountCents: 5000, reason: 'Rain', byHand: false }, '$50.00. Rain'],
  ['late-fee.waived', { amountCents: 5000 }, '$50.00'],
  ['photos.sent', { photos: 1 }, '1 photo'],
  [
    'booking-terms.saved',
    { minimumNoticeMinutes: 60, bufferMinutes: 30 },
    '1 hour of notice, 30 minutes between shoots',
  ],
  [
    'weekly-hours.removed',
    { photographer: 'Noah Reyes', slotsRemoved: 12, slotsKept: 2 },
    'Noah Reyes. 12 slots removed. 2 kept',
  ],
  ['slot.added', { date: '2026-06-12', startTime: '09:00', endTime: '12:00' }, '2026-06-12, 09:00 – 12:00'],
  [
    'days.blocked',
    { days: 2, from: '2026-06-12', to: '2026-06-14' },
    '2 days, from 2026-06-12 to 2026-06-14',
  ],
  ['delivery.expiry-changed', { before: null, after: '2026-12-31' }, 'From none to 2026-12-31'],
  [
    'studio.details-changed',
    { before: { name: 'Northlight', phone: null }, after: { name: 'Harbor Light', phone: '+1 828' } },
    'Name from Northlight to Harbor Light; Phone from none to +1 828',
  ],
  [
    'studio.invoice-terms-changed',
    {
      before: { taxRateBasisPoints: 0, reminderDays: [-3, 3], invoicePrefix: 'NL' },
      after: { taxRateBasisPoints: 825, reminderDays: [], invoicePrefix: 'NL' },
    },
    'Tax rate from 0.00% to 8.25%; Reminder days from -3, 3 to none',
  ],
  [
    'service.changed',
    { before: { priceCents: 29_900, active: true }, after: { priceCents: 31_900, active: false } },
    'Price from 299.00 to 319.00; Active from yes to no',
  ],
])('%s shows its details', (action, details, more) => {
  expect(describe(action, details).more).toBe(more)
})

test.each(['CHECK', 'CHEQUE'])('a payment recorded as %s was made by check', (method) => {
  expect(describe('invoice.marked-paid', { method, amountCents: 69_800 }).more).toBe('$698.00 by check')
})

test('an unknown payment method is left out', () => {
  expect(describe('invoice.marked-paid', { method: 'BARTER', amountCents: 69_800 }).more).toBe('$698.00')
})

test('an amount without a known currency is a plain number', () => {
  expect(describe('late-fee.charged', { amountCents: 5000 }, null).more).toBe('50.00')
})
