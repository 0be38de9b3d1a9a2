import { describe, expect, test } from 'vitest'
import { describeEvent, type Issued, lateCancellationText } from './history'

const actor = { id: 'ava', fullName: 'Ava Holt' }
const issued: Issued = {
  deliveryId: null,
  transferId: null,
  purchaseId: null,
  shareOfId: null,
  depositCents: 0,
  revisionRound: null,
  booking: { lateFeeState: null },
}

function detailOf(
  invoice: Partial<Issued>,
  details: object = {},
  readerId = 'sam',
  by: typeof actor | null = actor,
) {
  return describeEvent({ kind: 'ISSUED', details, actor: by }, readerId, {
    ...issued,
    ...invoice,
    currency: 'USD',
  }).detail
}

describe('an issued invoice says what it is for', () => {
  test('photos that were sent', () => {
    expect(detailOf({ deliveryId: 'd' })).toBe('Ava Holt sent the photos.')
    expect(detailOf({ deliveryId: 'd' }, {}, 'ava')).toBe('You sent the photos.')
    expect(detailOf({ deliveryId: 'd' }, { method: 'NO_CHARGE' }, 'ava')).toBe(
      'You sent the photos at no charge.',
    )
    expect(detailOf({ transferId: 't' })).toBe('Ava Holt transferred the photos.')
  })

  test('never photos that nobody sent', () => {
    expect(detailOf({ depositCents: 10_000 }, {}, 'ava')).toBe('For the deposit.')
    expect(detailOf({ purchaseId: 'p' }, {}, 'ava')).toBe('For photos that you chose.')
    expect(detailOf({ purchaseId: 'p' })).toBe('For photos that Ava Holt chose.')
    expect(detailOf({ revisionRound: { id: 'r', number: 3 } }, {}, 'ava')).toBe('For revision round 3.')
    expect(detailOf({ shareOfId: 'i' }, {}, 'ava')).toBe('For a share of the bill.')
    expect(detailOf({ booking: { lateFeeState: 'CHARGED' } }, {}, 'sam', null)).toBe(lateCancellationText)
    expect(detailOf({}, {}, 'ava')).toBeNull()
  })

  test('the invoice that it replaces, before anything else', () => {
    expect(detailOf({ deliveryId: 'd' }, { replaces: 'NL-2026-0001' })).toBe('Replaces NL-2026-0001.')
  })
})

test('a refund as credit is called account credit, not a refund', () => {
  const details = { amountCents: 5_000, destination: 'credit' }
  expect(
    describeEvent({ kind: 'REFUNDED', details, actor }, 'sam', { ...issued, currency: 'USD' }).title,
  ).toBe('Account credit')
})
