import { expect, test } from 'vitest'
import { describeTheirVersion, noLongerOffered, serviceGoneText } from './words'

test('the services that are no longer offered are named', () => {
  expect(noLongerOffered(['House Tour'])).toBe('House Tour is no longer offered. Please choose again.')
  expect(noLongerOffered(['House Tour', 'Weddings'])).toBe(
    'House Tour and Weddings are no longer offered. Please choose again.',
  )
  expect(noLongerOffered([])).toBe(`${serviceGoneText}. Please choose again.`)
})

test("a colleague's values are listed", () => {
  expect(describeTheirVersion(['the price $140.00', 'the status Active'])).toBe(
    'It now has the price $140.00 and the status Active.',
  )
})
