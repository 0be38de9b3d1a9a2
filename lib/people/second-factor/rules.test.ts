import { expect, test } from 'vitest'
import { groupByFour, parseCode } from './rules'

test('recognizes codes however they are typed', () => {
  expect(parseCode(' 123 456 ')).toEqual({ kind: 'authenticator', code: '123456' })
  expect(parseCode('abcd-efgh-2345-67yz')).toEqual({ kind: 'recovery', code: 'ABCDEFGH234567YZ' })
  for (const typed of [
    '',
    '12345',
    '1234567',
    '12345a',
    'abcd-efgh-2345-6',
    'abcd-efgh-2345-6701',
    '１２３４５６',
  ]) {
    expect(parseCode(typed)).toBeNull()
  }
})

test('groups a code by four characters', () => {
  expect(groupByFour('ABCDEFGH23')).toBe('ABCD-EFGH-23')
  expect(groupByFour('')).toBe('')
})
