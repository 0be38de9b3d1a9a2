import { describe, expect, it } from 'vitest'
import { chooseFirstLabel, chooseFirstText, describeOwed, dueReason, payText } from './due'

const dueOn = '2026-06-12'

describe('dueReason', () => {
  const due = { failure: null, isFailed: false, isOverdue: false, dueOn }

  it('says when an invoice is or was due', () => {
    expect(dueReason(due)).toBe('Due June 12, 2026')
    expect(dueReason({ ...due, isOverdue: true })).toBe('Was due June 12, 2026')
  })

  it('says first that a payment failed, and why', () => {
    expect(dueReason({ ...due, isFailed: true })).toBe('The last payment failed. Due June 12, 2026')
    const failure = { on: 'June 09, 2026', day: 'June 9', reason: 'the card was declined' }
    expect(dueReason({ ...due, isFailed: true, failure })).toBe(
      'Payment failed on June 09, 2026: the card was declined. Due June 12, 2026',
    )
  })
})

describe('chooseFirstText', () => {
  it('says what is open of a choice, and its link where that leads', () => {
    expect(chooseFirstText(0)).toMatch(/^You haven't chosen/)
    expect(chooseFirstText(1)).toMatch(/^1 chosen photo isn't/)
    expect(chooseFirstText(3)).toBe("3 chosen photos aren't confirmed yet.")
    expect([0, 2].map(chooseFirstLabel)).toEqual(['Choose your photos', 'Review choice'])
  })
})

describe('describeOwed', () => {
  const unpaid = {
    status: 'PENDING',
    amount: '$578.00',
    isOverdue: false,
    dueOn: 'December 17, 2026',
    statement: null,
    paidOn: null,
    freeStatus: null,
  } as const
  const paid = { ...unpaid, status: 'COMPLETED', paidOn: 'December 05, 2026' } as const

  it('says what is due and until when, or that it was paid', () => {
    expect(describeOwed([unpaid, paid])).toBe('$578.00 due December 17, 2026.')
    expect(describeOwed([{ ...unpaid, isOverdue: true }])).toBe('$578.00 was due December 17, 2026.')
    expect(describeOwed([{ ...unpaid, statement: 'On the next statement' }])).toMatch(/monthly statement\.$/)
    expect(describeOwed([unpaid, { ...unpaid, status: 'FAILED' }])).toBe('2 invoices are unpaid.')
    expect(describeOwed([paid])).toBe('Paid December 05, 2026.')
    expect([describeOwed([]), describeOwed([{ ...paid, freeStatus: 'No charge' }])]).toEqual([null, null])
  })
})

describe('payText', () => {
  it('names the amount, or another card after a failure', () => {
    expect(payText('$498.00', false)).toBe('Pay $498.00')
    expect(payText('$498.00', true)).toBe('Try another card')
  })
})
