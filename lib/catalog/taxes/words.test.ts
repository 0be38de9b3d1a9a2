import { expect, test } from 'vitest'
import { summarizeRates } from './words'

const today = '2026-06-10'
const rate = (rateThousandths: number, startsOn = '2026-01-01') => ({
  state: 'WA',
  zips: [],
  rateThousandths,
  startsOn,
})

test("the rates of today are summarized, those of later on aren't", () => {
  expect(summarizeRates([], today)).toBe('No tax')
  expect(summarizeRates([rate(6_500)], today)).toBe('6.5%, Washington')
  expect(summarizeRates([rate(6_500), rate(1_000), rate(9_000, '2026-07-01')], today)).toBe(
    '1% – 6.5%, 2 rates',
  )
  expect(summarizeRates([rate(9_000, '2026-07-01')], today)).toBe('1 rate from later on')
})
