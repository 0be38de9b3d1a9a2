import { expect, test } from 'vitest'
import {
  describeCancellationTerms,
  describeCurrencyChange,
  describeExpiring,
  describeReminderDay,
  freeCancellationText,
  summarizeCancellation,
  summarizeCharges,
  summarizeDeposit,
  summarizeInvoices,
  summarizeTravel,
} from './words'

const describeTerms = (freeCancelHours: number, lateCancelFeeCents: number, currency = 'USD') =>
  describeCancellationTerms({ freeCancelHours, lateCancelFeeCents, currency })

test.each([
  [24, 5000, 'Canceling is free until 24 hours before the shoot. After that, it costs $50.00.'],
  [1, 123_456, 'Canceling is free until 1 hour before the shoot. After that, it costs $1,234.56.'],
  [0, 5000, 'Canceling is free until the shoot begins. After that, it costs $50.00.'],
  [24, 0, freeCancellationText],
])('%i hours and %i cents are described', (hours, cents, sentence) => {
  expect(describeTerms(hours, cents)).toBe(sentence)
})

test("the fee is in the studio's currency", () => {
  expect(describeTerms(24, 5000, 'EUR')).toContain('it costs €50.00.')
})

test('reminder days are relative to the due date', () => {
  expect([-3, 0, 1].map(describeReminderDay)).toEqual([
    '3 days before the due date',
    'On the due date',
    '1 day after the due date',
  ])
})

test.each([
  ['USD', 'EUR', '$299.00 becomes €299.00'],
  ['USD', 'JPY', '$299.00 becomes ¥299'],
  ['JPY', 'KWD', '¥299 becomes KWD 299.000'],
])('from %s to %s prices keep their numbers', (from, to, sentence) => {
  expect(describeCurrencyChange(from, to).replaceAll('\u00a0', ' ')).toContain(`${sentence}. `)
})

test('the records that a shorter period deletes are counted', () => {
  const emails = { setting: 'emailRetentionDays', count: 1204 } as const
  const conversation = { setting: 'conversationRetentionDays', count: 1 } as const
  expect(describeExpiring([conversation])).toBe(
    "Tonight, 1 closed conversation will be deleted. You can't undo this.",
  )
  expect(describeExpiring([emails, conversation])).toContain('1,204 emails and 1 closed conversation')
})

test('settings are summarized in a few words', () => {
  const policy = { freeCancelHours: 24, lateCancelFeeCents: 5_000, currency: 'USD' }
  expect(summarizeCancellation(policy)).toBe('Free until 24 hours before the shoot, then $50.00')
  expect(summarizeCancellation({ ...policy, lateCancelFeeCents: 0 })).toBe('Free at any time')
  const travel = {
    roadFactorPercent: 140,
    averageMph: 35,
    currency: 'USD',
    travelFreeMiles: 20,
    travelStepMiles: 1,
    travelStepCents: 100,
  }
  expect(summarizeTravel(travel)).toBe('20 miles free, then $1.00 a mile')
  expect(summarizeTravel({ ...travel, travelStepMiles: 10 })).toBe('20 miles free, then $1.00 per 10 miles')
  expect(summarizeTravel({ ...travel, travelStepCents: 0 })).toBe('No travel fee')
  expect(summarizeInvoices({ invoiceDueDays: 0, invoicePrefix: 'NL' })).toBe('Due on receipt, numbered NL-…')
  const deposit = { depositCents: 0, depositPercent: null, currency: 'USD' }
  expect(summarizeDeposit(deposit)).toBe('None')
  expect(summarizeDeposit({ ...deposit, depositPercent: 25 })).toBe('25% when a client books')
  expect(summarizeCharges({ chargeAfterDays: 0 })).toBe('On delivery')
})
