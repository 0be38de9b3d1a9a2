import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCardNumber, formatExpiry } from './card-fields'
import { formatPreservingCaret } from './format-preserving-caret'

/** Returns a stand-in for an input. */
function fieldWith(value: string, caret: number) {
  return {
    value,
    selectionStart: caret,
    setSelectionRange(start: number) {
      this.selectionStart = start
    },
  }
}

function typeInto(value: string, caret: number, format: (text: string) => string) {
  const field = fieldWith(value, caret)
  formatPreservingCaret(field as unknown as HTMLInputElement, format)
  return [field.value, field.selectionStart]
}

test('leaves the caret after the same digit', () => {
  expect(typeInto('42425', 5, formatCardNumber)).toEqual(['4242 5', 6])
  expect(typeInto('4292 4242', 3, formatCardNumber)).toEqual(['4292 4242', 3])
  expect(typeInto('42942 4242', 3, formatCardNumber)).toEqual(['4294 2424 2', 3])
  expect(typeInto('122', 3, formatExpiry)).toEqual(['12 / 2', 6])
  expect(typeInto('x12', 1, formatExpiry)).toEqual(['12', 0])
})

test('leaves as many digits before the caret', () => {
  const count = (text: string) => text.replace(/\D/g, '').length
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ]{1,19}$/), fc.nat(19), (value, place) => {
      const caret = Math.min(place, value.length)
      const [after = '', position = 0] = typeInto(value, caret, formatCardNumber)
      expect(count(String(after).slice(0, Number(position)))).toBe(count(value.slice(0, caret)))
    }),
  )
})
