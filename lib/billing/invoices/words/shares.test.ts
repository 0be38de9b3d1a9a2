import { describe, expect, test } from 'vitest'
import { describeShare, payForText } from './shares'

const vera = { name: 'Vera Vendor', amount: '$149.50', isRefunded: false, limitDueOn: null }
const tom = { name: 'Tom Tully', amount: '$49.50', isRefunded: false, limitDueOn: null }
const share = { bill: '$299.00', own: '$149.50', isPaid: false, leftToPay: null, areRest: true }

describe('a share, before it is paid', () => {
  test('names who owes the rest, and when photos unlock', () => {
    expect(describeShare({ ...share, awaited: [vera] })).toBe(
      'Your share is $149.50 of $299.00. Photos unlock when Vera Vendor has paid the other $149.50.',
    )
  })

  test('unlocks the photos itself once nobody else owes anything', () => {
    expect(describeShare({ ...share, awaited: [] })).toBe(
      'Your share is $149.50 of $299.00. Photos unlock when you pay it.',
    )
  })

  test('names each of several payers, and what a deposit leaves', () => {
    const several = { ...share, leftToPay: '$99.50', areRest: false, awaited: [vera, tom] }
    expect(describeShare(several)).toBe(
      'Your share is $149.50 of $299.00, with $99.50 left to pay. Photos unlock when Vera Vendor ($149.50) and Tom Tully ($49.50) have paid.',
    )
  })
})

test('says why photos wait for a brokerage over its credit limit, and until when it has to pay', () => {
  const oak = { name: 'Oak & Main', amount: '$149.50', isRefunded: false, limitDueOn: 'June 30, 2026' }
  expect(describeShare({ ...share, awaited: [oak] })).toBe(
    'Your share is $149.50 of $299.00. Photos unlock when Oak & Main has paid the other $149.50. Oak & Main was over its credit limit when the photos were sent, so they wait for its payment, due June 30, 2026.',
  )
})

describe('a share, once it is paid', () => {
  const paid = { ...share, isPaid: true }

  test('still waits for the others', () => {
    expect(describeShare({ ...paid, awaited: [vera] })).toBe(
      'Your share of $149.50 is paid. Photos unlock when Vera Vendor has paid the other $149.50.',
    )
    expect(describeShare({ ...paid, areRest: false, awaited: [tom] })).toBe(
      'Your share of $149.50 is paid. Photos unlock when Tom Tully has paid $49.50.',
    )
  })

  test('of nothing is none', () => {
    expect(describeShare({ ...paid, own: null, awaited: [{ ...vera, amount: '$299.00' }] })).toBe(
      "You don't have a share to pay. Photos unlock when Vera Vendor has paid $299.00.",
    )
  })

  test('says that a refunded share has to be billed again', () => {
    expect(describeShare({ ...paid, awaited: [{ ...vera, isRefunded: true }] })).toBe(
      'Your share of $149.50 is paid. Vera Vendor was refunded $149.50, so photos unlock when the studio has billed that share again and it is paid.',
    )
  })

  test('waits for nobody once everyone has paid', () => {
    expect(describeShare({ ...paid, awaited: [] })).toBe(
      'Your share of $149.50 is paid. The photos are unlocked.',
    )
  })
})

test('a button calls a person by their first name, and a brokerage by its own', () => {
  expect([payForText('Vera Vendor', true), payForText('Oak & Main', false)]).toEqual([
    'Pay for Vera',
    'Pay for Oak & Main',
  ])
})
