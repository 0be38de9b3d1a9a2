import { expect, test } from 'vitest'
import { noLongerOffered, serviceGoneText } from './orders'

test('the services that are no longer offered are named', () => {
  expect(noLongerOffered(['House Tour'])).toBe('House Tour is no longer offered. Please choose again.')
  expect(noLongerOffered(['House Tour', 'Weddings'])).toBe(
    'House Tour and Weddings are no longer offered. Please choose again.',
  )
  expect(noLongerOffered([])).toBe(`${serviceGoneText}. Please choose again.`)
})
