import { describe, expect, it } from 'vitest'
import { describePayment, freeStatusOf, payHint, stampOf } from './payment'

describe('describePayment', () => {
  const unpaid = {
    status: 'PENDING',
    isOverdue: false,
    dueOn: 'December 08, 2026',
    paidOn: null,
    method: null,
    refunded: null,
  } as const

  it('says when an invoice is due, and on paper where to pay it', () => {
    expect(describePayment({ ...unpaid, unlocks: null })).toBe('Due by December 08, 2026.')
    expect(describePayment({ ...unpaid, unlocks: null, isOnPaper: true })).toBe(
      'Due by December 08, 2026. Sign in and choose Pay Now under Invoices.',
    )
  })

  it('says which photos unlock: all, or of a choice those that were confirmed', () => {
    expect(describePayment({ ...unpaid, unlocks: { count: 6, isChosen: false } })).toContain(
      'All 6 photos unlock as soon as the payment is complete.',
    )
    expect(describePayment({ ...unpaid, unlocks: { count: 4, isChosen: true } })).toContain(
      'The 4 confirmed photos unlock as soon as the payment is complete.',
    )
    expect(describePayment({ ...unpaid, unlocks: { count: 0, isChosen: true }, isShared: true })).toContain(
      'The photos unlock once they are chosen in the gallery and all shares are paid.',
    )
  })
})

describe('payHint', () => {
  it('says where the button leads, and what unlocks at once', () => {
    expect(payHint(null, { count: 12, isChosen: false }, false)).toBe(
      "You'll enter a card on the next page. 12 photos unlock right away.",
    )
    expect(payHint('4242', { count: 1, isChosen: true }, false)).toBe(
      "You'll confirm the card ending 4242 first. 1 confirmed photo unlocks right away.",
    )
  })

  it('promises nothing where others pay a share', () => {
    expect(payHint(null, { count: 12, isChosen: false }, true)).toMatch(/next page\.$/)
    expect(payHint(null, null, false)).toMatch(/next page\.$/)
  })
})

describe('stampOf', () => {
  it.each(['SHARES', 'BROKERAGE'] as const)("doesn't call paid what others pay (%s)", (method) => {
    expect(stampOf('COMPLETED', false, method)).toBe(freeStatusOf(method))
    expect(freeStatusOf(method)).toBe('Nothing to pay')
  })

  it('calls paid what a deposit or a card paid', () => {
    expect([stampOf('COMPLETED', false, 'DEPOSIT'), stampOf('COMPLETED', false, 'CARD')]).toEqual([
      'Paid',
      'Paid',
    ])
    expect(stampOf('COMPLETED', false, 'NO_CHARGE')).toBe('No charge')
  })
})
