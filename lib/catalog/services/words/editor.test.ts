import { expect, test } from 'vitest'
import { describeTheirVersion } from './editor'

test("a colleague's values are listed", () => {
  expect(describeTheirVersion(['the price $140.00', 'the status Active'])).toBe(
    'It now has the price $140.00 and the status Active.',
  )
})
