import { expect, test } from 'vitest'
import { figureNames } from '@/lib/photos/mls/rules/choices'
import { presets } from '@/lib/photos/mls/rules/presets'
import { describeFigure } from './describe-figure'

function describePreset(name: string) {
  const values = presets[name]?.values
  if (!values) throw new Error(`no preset ${name}`)
  return Object.fromEntries(figureNames.map((figure) => [figure, describeFigure(figure, values)]))
}

test('a figure says what the board wants, and nothing where no limit is known', () => {
  expect(describePreset('smartmls')).toMatchObject({
    smallest: null,
    largest: 'At most 2048 × 1536',
    aspect: '4:3, by white bars',
    fileSize: 'At most 19.9 MB',
    count: 'At most 40 photos',
    rooms: 'At least 1 exterior',
    label: 'On the photo',
    links: 'Unbranded only',
  })
  expect(describePreset('utah')).toMatchObject({
    count: 'At least 6 photos',
    rooms: 'At least 1 front exterior, 4 interiors',
    firstPhoto: null,
    label: null,
  })
  expect(describePreset('flexmls')).toMatchObject({ captions: 'At most 1,000 characters' })
})
