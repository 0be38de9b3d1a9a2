import { expect, test } from 'vitest'
import { blockingInWords, movedInWords, noticesInWords } from './blocking-words'

const counts = (blockedDays: number, reassigned: number, cancelled: number) => ({
  blockedDays,
  reassigned,
  cancelled,
})

test('the confirmation names what will be done', () => {
  expect(blockingInWords(counts(2, 1, 1))).toBe('Block 2 days, reassign 1 shoot, cancel 1')
  expect(blockingInWords(counts(1, 0, 2))).toBe('Block 1 day, cancel 2 shoots')
  expect(blockingInWords(counts(1, 3, 0))).toBe('Block 1 day, reassign 3 shoots')
})

test('the toast names what was done', () => {
  expect(movedInWords(counts(2, 1, 1))).toBe('1 shoot reassigned, 1 cancelled.')
  expect(movedInWords(counts(1, 0, 2))).toBe('2 shoots cancelled.')
  expect(movedInWords(counts(1, 2, 0))).toBe('2 shoots reassigned.')
})

test('only what is cancelled is said to be lost', () => {
  expect(noticesInWords(counts(1, 1, 0))).toBe('The client and your colleagues will be notified.')
  expect(noticesInWords(counts(1, 0, 1))).toContain("can't be restored")
})
