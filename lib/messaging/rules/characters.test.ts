import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters, isLongerThan, previewOf } from './characters'

describe('previewOf', () => {
  it('cuts at fifty characters with an ellipsis', () => {
    expect(previewOf('a'.repeat(50))).toBe('a'.repeat(50))
    expect(previewOf('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`)
  })

  it('is one line', () => {
    expect(previewOf('  The gate code\n\nis  4417. ')).toBe('The gate code is 4417.')
  })

  it('never splits a character', () => {
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
