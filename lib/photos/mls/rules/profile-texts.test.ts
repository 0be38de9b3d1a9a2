import { expect, test } from 'vitest'
import { figureNames } from '@/lib/photos/mls/rules/choices'
import {
  bothSidesText,
  dateNeededText,
  dateText,
  fullLinkText,
  jpegNeededText,
  notBelowMinimumText,
  sourceNeededText,
} from '@/lib/photos/mls/words/profiles'
import { sourceField } from './figures'
import { presets } from './presets'
import { readProfileTexts, toProfileTexts } from './profile-texts'

const today = '2026-11-23'

function read(changes: Record<string, string>) {
  if (!presets.universal) throw new Error('no universal preset')
  return readProfileTexts({ ...toProfileTexts(presets.universal), ...changes }, today)
}

test.each(Object.keys(presets))('the preset %s survives its form, and is complete', (name) => {
  const preset = presets[name]
  if (!preset) throw new Error('unreachable')
  expect(readProfileTexts(toProfileTexts(preset), today)).toEqual({ content: preset })
  for (const figure of figureNames) {
    const { certainty, name: source, url, checkedOn } = preset.sources[figure]
    if (certainty === 'BOARD' || certainty === 'HEARSAY') {
      expect(source).not.toBe('')
      expect(url).toMatch(/^https:\/\//)
      expect(checkedOn).toBe('2026-11-22')
    }
  }
})

test('presets have different names', () => {
  const names = Object.values(presets).map(({ name }) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  [{ maxWidth: '' }, 'maxWidth', bothSidesText],
  [{ minWidth: '3000', minHeight: '2000' }, 'maxWidth', notBelowMinimumText],
  [{ maxWidth: '12.5' }, 'maxWidth', 'Enter a whole number from 100 to 20,000'],
  [{ minPhotos: '9', maxPhotos: '3' }, 'maxPhotos', notBelowMinimumText],
  [{ formats: 'PNG' }, 'formats', jpegNeededText],
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ [sourceField('count', 'certainty')]: 'BOARD' }, sourceField('count', 'name'), sourceNeededText],
  [
    {
      [sourceField('count', 'certainty')]: 'QUOTED',
      [sourceField('count', 'name')]: 'A page',
      [sourceField('count', 'checkedOn')]: '',
    },
    sourceField('count', 'checkedOn'),
    dateNeededText,
  ],
  [{ [sourceField('count', 'checkedOn')]: '2026-11-24' }, sourceField('count', 'checkedOn'), dateText],
  [{ [sourceField('count', 'checkedOn')]: '2026-02-30' }, sourceField('count', 'checkedOn'), dateText],
  [{ [sourceField('count', 'url')]: 'javascript:alert(1)' }, sourceField('count', 'url'), fullLinkText],
])('%j is rejected under %s', (changes, field, message) => {
  expect(read(changes).errors?.[field]).toBe(message)
})
