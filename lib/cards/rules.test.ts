import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardBrand, formatCardNumber, formatCvv, formatExpiry, isExpired, onlyDigits } from './rules'
import { CardFields } from './schema'
import { cardErrors } from './words'

const valid = {
  cardholderName: 'Dana Whitfield',
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/29',
  cvv: '123',
}
const errorsOf = (change: Partial<typeof valid>) =>
  CardFields.safeParse({ ...valid, ...change }).error?.issues.map(({ message }) => message) ?? []
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max })

test('a card number has 13 to 19 digits', () => {
  fc.assert(
    fc.property(digits(1, 25), (number) => {
      const isValid = number.length >= 13 && number.length <= 19
      expect(errorsOf({ cardNumber: number })).toEqual(isValid ? [] : [cardErrors.cardNumber])
    }),
  )
  expect(errorsOf({ cardNumber: '' })[0]).toBe('Card number is required')
  expect(CardFields.parse(valid).cardNumber).toBe('4242424242424242')
})

test('an expiry is MM/YY with a real month', () => {
  for (const expiryDate of ['01/30', '12/26']) expect(errorsOf({ expiryDate })).toEqual([])
  for (const expiryDate of ['13/27', '00/27', '1/27', '12/2027', '1227']) {
    expect(errorsOf({ expiryDate })).toEqual([cardErrors.expiryDate])
  }
})

test('a CVV has 3 or 4 digits', () => {
  for (const cvv of ['123', '1234']) expect(errorsOf({ cvv })).toEqual([])
  for (const cvv of ['12', '12345', '12a']) expect(errorsOf({ cvv })).toEqual([cardErrors.cvv])
})

test('a cardholder name has letters of any script', () => {
  for (const cardholderName of ['José', "O'Brien-Smith", 'Nguyễn Thị', 'x'.repeat(100)]) {
    expect(errorsOf({ cardholderName })).toEqual([])
  }
  expect(errorsOf({ cardholderName: 'Dana 2' })).toEqual([cardErrors.cardholderName])
  expect(errorsOf({ cardholderName: 'x'.repeat(101) })).toHaveLength(1)
})

test('formatting preserves the digits and is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const formatted = formatCardNumber(typed)
      expect(onlyDigits(formatted)).toBe(onlyDigits(typed).slice(0, 19))
      expect(formatCardNumber(formatted)).toBe(formatted)
      expect(formatExpiry(formatExpiry(typed))).toBe(formatExpiry(typed))
      expect(formatCvv(typed)).toMatch(/^\d{0,4}$/)
    }),
  )
  expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect([formatExpiry('1'), formatExpiry('12'), formatExpiry('122'), formatExpiry('1229')]).toEqual([
    '1',
    '12',
    '12/2',
    '12/29',
  ])
})

test('a card is valid until the end of its month', () => {
  const card = { expiryMonth: 6, expiryYear: 2026 }
  expect(isExpired(card, '2026-06-30')).toBe(false)
  expect(isExpired(card, '2026-07-01')).toBe(true)
})

test('a brand has a name, and an unknown one is called a card', () => {
  expect([cardBrand({ brand: 'amex' }), cardBrand({ brand: 'new' })]).toEqual(['American Express', 'Card'])
})
