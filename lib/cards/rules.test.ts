import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardBrand, formatCardNumber, formatCvv, formatExpiry, isExpired, onlyDigits } from './rules'
import { CardFields } from './schema'

const good = {
  cardholderName: 'Dana Whitfield',
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/29',
  cvv: '123',
}
const complaintsOf = (change: Partial<typeof good>) =>
  CardFields.safeParse({ ...good, ...change }).error?.issues.map(({ message }) => message) ?? []
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max })

test('a number has 13 to 19 digits', () => {
  fc.assert(
    fc.property(digits(1, 25), (number) => {
      const isRight = number.length >= 13 && number.length <= 19
      expect(complaintsOf({ cardNumber: number })).toEqual(isRight ? [] : ['Invalid card number format'])
    }),
  )
  expect(complaintsOf({ cardNumber: '' })[0]).toBe('Card number is required')
  expect(CardFields.parse(good).cardNumber).toBe('4242424242424242')
})

test('an expiry is MM/YY with a real month', () => {
  for (const expiryDate of ['01/30', '12/26']) expect(complaintsOf({ expiryDate })).toEqual([])
  for (const expiryDate of ['13/27', '00/27', '1/27', '12/2027', '1227']) {
    expect(complaintsOf({ expiryDate })).toEqual(['Invalid expiry date format (MM/YY)'])
  }
})

test('a code has 3 or 4 digits', () => {
  for (const cvv of ['123', '1234']) expect(complaintsOf({ cvv })).toEqual([])
  for (const cvv of ['12', '12345', '12a'])
    expect(complaintsOf({ cvv })).toEqual(['CVV must be 3 or 4 digits'])
})

test('a holder is named in letters of any script', () => {
  for (const cardholderName of ['José', "O'Brien-Smith", 'Nguyễn Thị', 'x'.repeat(100)]) {
    expect(complaintsOf({ cardholderName })).toEqual([])
  }
  expect(complaintsOf({ cardholderName: 'Dana 2' })).toEqual([
    'Name can only contain letters, spaces, hyphens, and apostrophes',
  ])
  expect(complaintsOf({ cardholderName: 'x'.repeat(101) })).toHaveLength(1)
})

test('formatting keeps the digits, their order and its own result', () => {
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

test('a card is good until the end of its month', () => {
  const card = { expiryMonth: 6, expiryYear: 2026 }
  expect(isExpired(card, '2026-06-30')).toBe(false)
  expect(isExpired(card, '2026-07-01')).toBe(true)
})

test('a brand has its own name, and one not known here is a card', () => {
  expect([cardBrand({ brand: 'amex' }), cardBrand({ brand: 'new' })]).toEqual(['American Express', 'Card'])
})
