import { expect, test } from 'vitest'
import { summarizeBooks } from './summarize-books'

const balance = (account: 'SALES' | 'TAX' | 'RECEIVABLE', openingCents: number, closingCents: number) => ({
  account,
  currency: 'USD',
  openingCents,
  closingCents,
})

test('sums up what was earned and taxed in a period, and what is unpaid at its end', () => {
  const balances = [
    balance('SALES', -100_000, -150_000),
    balance('TAX', -7_000, -10_500),
    balance('RECEIVABLE', 20_000, 53_500),
  ]
  expect(summarizeBooks(balances, 'USD')).toEqual({ income: '$500.00', unpaid: '$535.00', tax: '$35.00' })
  expect(summarizeBooks([], 'USD')).toEqual({ income: '$0.00', unpaid: '$0.00', tax: '$0.00' })
})
