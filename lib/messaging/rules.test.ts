import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters, nextMessageTime, previewOf, statusAfterMessage } from './rules'

describe('previewOf', () => {
  it('keeps fifty characters and says when there are more', () => {
    expect(previewOf('a'.repeat(50))).toBe('a'.repeat(50))
    expect(previewOf('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`)
  })

  it('is one line', () => {
    expect(previewOf('  The gate code\n\nis  4417. ')).toBe('The gate code is 4417.')
  })

  it('never cuts a character in two', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(previewOf(family.repeat(60))).toBe(`${family.repeat(50)}…`)
  })

  it('is never longer than fifty characters and the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(countCharacters(previewOf(text))).toBeLessThanOrEqual(51)
      }),
    )
  })
})

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['e\u0301', 1],
    ['👩‍👩‍👧‍👦', 1],
    ['שלום', 4],
  ])('counts %j as a person does', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })
})

describe('statusAfterMessage', () => {
  it('opens a closed conversation when the client writes', () => {
    expect(statusAfterMessage('CLOSED', 'CLIENT')).toBe('OPEN')
    expect(statusAfterMessage('OPEN', 'CLIENT')).toBe('OPEN')
    expect(statusAfterMessage('OPEN', 'PHOTOGRAPHER')).toBe('OPEN')
  })
})

describe('nextMessageTime', () => {
  it('is later than the message ahead, whatever the clock says', () => {
    const last = new Date('2026-06-10T12:00:00.000Z')
    expect(nextMessageTime(new Date('2026-06-10T12:00:01.000Z'), last)).toEqual(
      new Date('2026-06-10T12:00:01.000Z'),
    )
    expect(nextMessageTime(last, last)).toEqual(new Date('2026-06-10T12:00:00.001Z'))
    expect(nextMessageTime(new Date('2026-06-10T11:00:00.000Z'), last)).toEqual(
      new Date('2026-06-10T12:00:00.001Z'),
    )
  })
})
