import { expect, test } from 'vitest'
import { fieldErrors } from '@/lib/people/accounts/words/fields'
import { cardBrand, isExpired } from './rules'
import { CardholderName } from './schema'

test('a cardholder name has letters of any script', () => {
  const errorsOf = (name: string) =>
    CardholderName.safeParse(name).error?.issues.map(({ message }) => message) ?? []
  for (const name of ['José', "O'Brien-Smith", 'Nguyễn Thị', 'x'.repeat(100)])
    expect(errorsOf(name)).toEqual([])
  expect(errorsOf(' ')).not.toEqual([])
  expect(errorsOf('Dana 2')).toEqual([fieldErrors.nameCharacters])
  expect(errorsOf('x'.repeat(101))).toHaveLength(1)
})

test('a card is valid until the end of its month', () => {
  const card = { expiryMonth: 6, expiryYear: 2026 }
  expect(isExpired(card, '2026-06-30')).toBe(false)
  expect(isExpired(card, '2026-07-01')).toBe(true)
})

test('a brand has a name, and an unknown one is called a card', () => {
  expect([cardBrand({ brand: 'amex' }), cardBrand({ brand: 'new' })]).toEqual(['American Express', 'Card'])
})
