import { expect, test } from 'vitest'
import { togglePreview } from './toggle-preview'

test('a star adds and removes a preview', () => {
  expect(togglePreview([], 'one')).toEqual(['one'])
  expect(togglePreview(['one'], 'two')).toEqual(['one', 'two'])
  expect(togglePreview(['one', 'two'], 'one')).toEqual(['two'])
})

test('a third star changes nothing', () => {
  expect(togglePreview(['one', 'two'], 'three')).toBeNull()
})
