import { describe, expect, it } from 'vitest'
import { dueReason, payText } from './due'

const dueOn = '2026-06-12'

describe('dueReason', () => {
  it('says when an invoice is or was due', () => {
    expect(dueReason({ isFailed: false, isOverdue: false, dueOn })).toBe('Due June 12, 2026')
    expect(dueReason({ isFailed: false, isOverdue: true, dueOn })).toBe('Was due June 12, 2026')
  })

  it('says first that a payment failed', () => {
    const text = dueReason({ isFailed: true, isOverdue: false, dueOn })
    expect(text).toBe('The last payment failed. Due June 12, 2026')
  })
})

describe('payText', () => {
  it('names the amount, or another card after a failure', () => {
    expect(payText('$498.00', false)).toBe('Pay $498.00')
    expect(payText('$498.00', true)).toBe('Try another card')
  })
})
