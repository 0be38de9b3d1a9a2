import { expect, test } from 'vitest'
import { describeSource } from '@/lib/photos/mls/words/figures'
import { markOwnFigures } from './own-figures'
import { presets } from './presets'

const person = { byName: 'Ava Lindqvist', on: '2026-11-27' }

function canopy() {
  const found = presets.canopy
  if (!found) throw new Error('no preset canopy')
  return found
}

test("a changed figure loses the board's source, and a note about its former value", () => {
  const before = canopy()
  const after = { ...before, values: { ...before.values, maxKilobytes: 4000 } }
  const { sources } = markOwnFigures(before, after, person)
  expect(describeSource(before.sources.fileSize)).toMatch(/^The board's own page/)
  expect(describeSource(sources.fileSize)).toBe('Our choice: set by Ava Lindqvist on November 27, 2026.')
  expect({ ...sources, fileSize: before.sources.fileSize }).toEqual(before.sources)
})

test('a figure keeps a source or note that came with the change', () => {
  const before = canopy()
  const values = { ...before.values, maxKilobytes: 4000 }
  const source = { ...before.sources.fileSize, checkedOn: '2026-11-26' }
  const sourced = { ...before, values, sources: { ...before.sources, fileSize: source } }
  expect(markOwnFigures(before, sourced, person)).toEqual(sourced)
  const withNote = {
    ...before,
    values,
    sources: { ...before.sources, fileSize: { ...before.sources.fileSize, note: 'As agreed by phone.' } },
  }
  expect(markOwnFigures(before, withNote, person).sources.fileSize).toMatchObject({
    certainty: 'OWN',
    note: 'As agreed by phone.',
  })
})

test('an unchanged profile stays as it is', () => {
  expect(markOwnFigures(canopy(), canopy(), person)).toEqual(canopy())
})
