import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findErrors, formatCardNumber, formatErrors, formatExpiry, formats } from './card-fields'

const today = new Date(2026, 10, 23)
const valid = { number: '4242 4242 4242 4242', expiry: '12 / 29', cvc: '123' }
const codesOf = (change: Partial<typeof valid>) =>
  Object.entries(findErrors({ ...valid, ...change }, today)).map(
    ([field, error]) => `${field}: ${error.code}`,
  )

test('formatting keeps the digits and is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const formatted = formatCardNumber(typed)
      expect(formatted.replace(/ /g, '')).toBe(typed.replace(/\D/g, '').slice(0, 19))
      expect(formatCardNumber(formatted)).toBe(formatted)
      expect(formatExpiry(formatExpiry(typed))).toBe(formatExpiry(typed))
      expect(formats.cvc(typed)).toMatch(/^\d{0,4}$/)
    }),
  )
  expect(formatCardNumber('4242424242424242')).toBe(valid.number)
  expect(['1', '12', '122', '1229', '5', '529'].map(formatExpiry)).toEqual([
    '1',
    '12',
    '12 / 2',
    '12 / 29',
    '05',
    '05 / 29',
  ])
})

test("a field that isn't in its format has the specification's text", () => {
  const messagesOf = (card: typeof valid) =>
    Object.values(findErrors(card, today)).map(({ message }) => message)
  const texts = [
    'Invalid card number format',
    'Invalid expiry date format (MM/YY)',
    'CVV must be 3 or 4 digits',
  ]
  expect(Object.values(formatErrors)).toEqual(texts)
  for (const card of [
    { number: '', expiry: '', cvc: '' },
    { number: '4242 4242 4242', expiry: '00 / 29', cvc: '12' },
    { number: '4242', expiry: '13 / 29', cvc: '1' },
  ]) {
    expect(messagesOf(card), card.number).toEqual(texts)
  }
})

test('names each field that is incomplete or wrong', () => {
  expect(codesOf({})).toEqual([])
  expect(codesOf({ number: '', expiry: '', cvc: '' })).toEqual([
    'number: incomplete_number',
    'expiry: incomplete_expiry',
    'cvc: incomplete_cvc',
  ])
  expect(codesOf({ number: '4242 4242 4242 4241' })).toEqual(['number: invalid_number'])
  expect(codesOf({ number: '3782 8224 6310 005' })).toEqual(['cvc: incomplete_cvc'])
  expect(codesOf({ expiry: '13 / 29' })).toEqual(['expiry: invalid_expiry_month'])
  expect(codesOf({ expiry: '10 / 26' })).toEqual(['expiry: invalid_expiry_year_past'])
  expect(codesOf({ expiry: '11 / 26' })).toEqual([])
})
