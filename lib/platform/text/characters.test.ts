import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters, cutAtWord, isLongerThan } from './characters'

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

describe('cutAtWord', () => {
  it.each([
    ['a text that fits', 'Alder Ridge Lane', 16, 'Alder Ridge Lane'],
    ['the end of a word', 'Alder Ridge Lane', 12, 'Alder Ridge…'],
    ['the middle of a word', 'Alder Ridge Lane', 14, 'Alder Ridge…'],
    ['punctuation', 'Alder Ridge, Asheville', 14, 'Alder Ridge…'],
    ['one long word', 'Aldersgate', 5, 'Alde…'],
    ['a short first word', '9 Aldersgate', 9, '9 Alders…'],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(5), 3, `${'👩‍👩‍👧‍👦'.repeat(2)}…`],
  ])('cuts at %s', (_where, text, limit, expected) => {
    expect(cutAtWord(text, limit)).toBe(expected)
  })

  it('is never longer than the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, limit) => {
        expect(countCharacters(cutAtWord(text, limit))).toBeLessThanOrEqual(limit)
      }),
    )
  })
})

describe('a long text', () => {
  const units = ['a', ' ', 'e\u0301', '👩‍👩‍👧‍👦', '🇩🇪', '🇫', '👍🏽', 'क्ष', '\r\n', '\u200d', '\ud83d', '가']

  it('has as many characters as its segments', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const unit = fc.constantFrom(...units)
    fc.assert(
      fc.property(fc.string({ unit, minLength: 100, maxLength: 800 }), fc.nat(900), (text, limit) => {
        const count = [...segmenter.segment(text)].length
        expect(countCharacters(text)).toBe(count)
        expect(isLongerThan(text, limit)).toBe(count > limit)
      }),
    )
  })

  it('may be one character', () => {
    expect(countCharacters(`e${'\u0301'.repeat(5000)}`)).toBe(1)
  })

  it.each([
    ['letters', 'a'.repeat(1_000_000)],
    ['one character', `e${'\u0301'.repeat(1_000_000)}`],
  ])('is checked at once when it has no end: %s', (_what, text) => {
    const startedAt = performance.now()
    expect(isLongerThan(text, 2000)).toBe(text.startsWith('a'))
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })
})
