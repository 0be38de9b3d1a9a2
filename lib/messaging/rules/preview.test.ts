import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters } from '@/lib/platform/text/characters'
import { previewOf } from './preview'

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
