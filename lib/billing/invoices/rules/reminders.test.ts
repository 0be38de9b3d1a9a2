import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueReminder } from '@/lib/billing/invoices/rules/reminders'

describe('dueReminder', () => {
  const days = [-3, 3, 10]
  const due = (today: string, sentDays: number[] = [], issuedOn = '2026-05-01') =>
    dueReminder({ issuedOn, dueOn: '2026-06-10', sentDays }, days, today)

  it('is due on its day and not before', () => {
    expect(due('2026-06-06')).toBeNull()
    expect(due('2026-06-07')).toBe(-3)
    expect(due('2026-06-13', [-3])).toBe(3)
    expect(due('2026-06-20', [-3, 3])).toBe(10)
    expect(due('2026-06-20', [-3, 3, 10])).toBeNull()
  })

  it('is only the latest of those that were missed', () => {
    expect(due('2026-06-22')).toBe(10)
    expect(due('2026-06-22', [10])).toBeNull()
  })

  it('is never earlier than one that was sent, such as before the due date changed', () => {
    expect(due('2026-06-13', [10])).toBeNull()
  })

  it('is skipped when its day is long past', () => {
    expect(due('2026-07-04')).toBe(10)
    expect(due('2026-07-05')).toBeNull()
  })

  it('is never due on or before the day of the invoice', () => {
    expect(due('2026-06-08', [], '2026-06-08')).toBeNull()
    expect(due('2026-06-07', [], '2026-06-07')).toBeNull()
  })

  it('is never one that was sent, whatever the reminder days', () => {
    const day = fc.integer({ min: -90, max: 90 })
    fc.assert(
      fc.property(fc.array(day), fc.array(day), fc.integer({ min: 0, max: 200 }), (set, sent, passed) => {
        const today = new Date(Date.UTC(2026, 2, 1 + passed)).toISOString().slice(0, 10)
        const invoice = { issuedOn: '2026-03-01', dueOn: '2026-06-10', sentDays: sent }
        const found = dueReminder(invoice, set, today)
        expect(found === null || (set.includes(found) && !sent.includes(found))).toBe(true)
      }),
    )
  })
})
