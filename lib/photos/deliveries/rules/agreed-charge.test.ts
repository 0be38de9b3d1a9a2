import { expect, test } from 'vitest'
import { deductFrom } from '@/lib/billing/invoices/rules/deposit'
import { leftToPayText, willDeductCreditText, willDeductText } from '@/lib/billing/invoices/words/deposit'
import { describePrepaid } from './agreed-charge'

test.each([
  [0, 0, 49_800, undefined],
  [10_000, 0, 49_800, [willDeductText('$100.00'), leftToPayText('$398.00')]],
  [0, 4_000, 49_800, [willDeductCreditText('$40.00'), leftToPayText('$458.00')]],
  [
    10_000,
    4_000,
    12_000,
    [willDeductText('$100.00'), willDeductCreditText('$20.00'), leftToPayText('$0.00')],
  ],
])(
  'a deposit of %s and credit of %s are deducted from %s',
  (depositCents, creditCents, ownCents, sentences) => {
    const { deducted, dueCents } = deductFrom(ownCents, { depositCents, creditCents })
    expect(describePrepaid(deducted, dueCents, 'USD')).toBe(sentences?.join(' '))
  },
)
