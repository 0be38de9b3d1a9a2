import { expect, test } from 'vitest'
import { paidWhenText, servicesLead } from './steps'

const none = { depositCents: 0, depositPercent: null }
const deposit = { depositCents: 10_000, depositPercent: null }
const all = { basisPoints: 10_000, capCents: null, serviceIds: [] }

test.each([
  ['no deposit', none, null, 'Nothing is charged until your photos are delivered.'],
  ['a deposit', deposit, null, 'A deposit is charged when you book.'],
  ['a percentage', { ...none, depositPercent: 25 }, null, 'A deposit is charged when you book.'],
  ['a deposit where a brokerage pays', deposit, all, 'Oak & Main pays for this booking.'],
  [
    'a deposit where a brokerage pays up to an amount',
    deposit,
    { ...all, capCents: 20_000 },
    'A deposit is charged when you book, unless Oak & Main pays for everything.',
  ],
  [
    'a deposit where a brokerage pays for some services',
    deposit,
    { ...all, serviceIds: ['photo_shoot'] },
    'A deposit is charged when you book, unless Oak & Main pays for everything.',
  ],
  [
    'a deposit where a brokerage pays half',
    deposit,
    { ...all, basisPoints: 5_000 },
    'A deposit is charged when you book.',
  ],
  [
    'no deposit where a brokerage pays half',
    none,
    { ...all, basisPoints: 5_000 },
    'Nothing is charged until your photos are delivered.',
  ],
])('says what is charged with %s', (_what, terms, coverage, sentence) => {
  expect(paidWhenText(terms, { name: 'Oak & Main', coverage })).toBe(sentence)
})

test('a member who pays reads of the deposit', () => {
  expect(paidWhenText(deposit, { name: 'Oak & Main', coverage: null })).toBe(
    'A deposit is charged when you book.',
  )
})

test('whoever books for a client reads nothing about their own card', () => {
  expect(servicesLead(null, null)).toBe(
    'Choose one service or several. Nothing is charged until the photos are delivered.',
  )
  expect(servicesLead(deposit, null)).toBe(
    'Choose one service or several. A deposit is charged when you book.',
  )
})
