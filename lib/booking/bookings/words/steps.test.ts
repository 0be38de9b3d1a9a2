import { expect, test } from 'vitest'
import { depositText, paidLaterText, paidWhenText } from './steps'

const none = { depositCents: 0, depositPercent: null }
const deposit = { depositCents: 10_000, depositPercent: null }
const all = { basisPoints: 10_000, capCents: null, serviceIds: [] }

test.each([
  ['no deposit', none, null, paidLaterText],
  ['a deposit', deposit, null, depositText(null)],
  ['a percentage', { ...none, depositPercent: 25 }, null, depositText(null)],
  ['a deposit where a brokerage pays', deposit, all, 'Oak & Main pays for this booking.'],
  [
    'a deposit where a brokerage pays up to an amount',
    deposit,
    { ...all, capCents: 20_000 },
    depositText('Oak & Main'),
  ],
  [
    'a deposit where a brokerage pays for some services',
    deposit,
    { ...all, serviceIds: ['photo_shoot'] },
    depositText('Oak & Main'),
  ],
  ['a deposit where a brokerage pays half', deposit, { ...all, basisPoints: 5_000 }, depositText(null)],
  ['no deposit where a brokerage pays half', none, { ...all, basisPoints: 5_000 }, paidLaterText],
])('says what is charged with %s', (_what, terms, coverage, sentence) => {
  expect(paidWhenText(terms, { name: 'Oak & Main', coverage })).toBe(sentence)
})

test('a member who pays reads of the deposit', () => {
  expect(paidWhenText(deposit, { name: 'Oak & Main', coverage: null })).toBe(depositText(null))
})
