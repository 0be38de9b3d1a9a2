import { expect, test } from 'vitest'
import { usedTermsText } from './choosing'

test.each([
  [4, false, '4 photos are included and confirmed. Each extra one is $15.00.'],
  [1, true, '1 photo is included and unlocked. Each extra one is $15.00.'],
  [0, false, 'Each photo is $15.00.'],
])('of %i used-up photos, paid: %s, it says: %s', (included, isPaid, text) => {
  expect(usedTermsText(included, '$15.00', isPaid)).toBe(text)
})
