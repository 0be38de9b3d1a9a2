import { describe, expect, it } from 'vitest'
import { failedNote, paymentFailedTitle } from './failures'

const failure = { reason: 'the card has expired', on: 'November 17, 2026', day: 'November 17' }

describe('a failed payment', () => {
  it('says why to whoever pays', () => {
    expect(failedNote(failure, 'payer')).toBe('Payment failed: the card has expired')
    expect(paymentFailedTitle(failure, 'payer')).toBe(
      'Payment failed on November 17, 2026: the card has expired',
    )
  })

  it('says when to the studio', () => {
    expect(failedNote(failure, 'studio')).toBe('Card declined November 17')
    expect(paymentFailedTitle(failure, 'studio')).toBe('Card declined November 17')
  })
})
