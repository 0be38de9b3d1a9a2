import { expect, test } from 'vitest'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import { describeFitChoice } from '@/lib/photos/mls/words/preflight'
import { listFitChoices } from './fit-choices'
import { preflight } from './preflight'
import { presets } from './presets'

function preset(name: string) {
  const found = presets[name]
  if (!found) throw new Error(`no preset ${name}`)
  return found
}

function photo(id: string, width: number, height: number): MlsPhoto {
  return {
    id,
    name: `${id}.jpg`,
    isWaiting: false,
    width,
    height,
    bytes: 12_000_000,
    webBytes: 1_200_000,
    contentType: 'image/jpeg',
    room: null,
    caption: '',
    alterations: [],
    unalteredPhotoId: null,
  }
}

const wide = photo('wide', 5464, 3070)
const usual = photo('usual', 6000, 4000)
const upright = photo('upright', 4000, 6000)

test('a photo that the board would refuse is left out unless its agent fits it', () => {
  const [choice, ...others] = listFitChoices([usual, wide], preset('ranw'))
  expect(others).toEqual([])
  expect(choice).toMatchObject({ photo: wide, options: ['CROP', 'PAD', 'LEAVE'], initial: 'LEAVE' })
  expect(choice && describeFitChoice(choice, preset('ranw'))).toBe(
    'At 1280 px wide, its height falls to 719; the board wants at least 768.',
  )
})

test('a photo that only an unverified rule refuses is kept as it is', () => {
  const panorama = photo('panorama', 6000, 1500)
  const [choice] = listFitChoices([panorama], preset('bright'))
  expect(choice).toMatchObject({ options: ['CROP', 'PAD', 'KEEP', 'LEAVE'], initial: 'KEEP' })
  expect(choice && describeFitChoice(choice, preset('bright'))).toMatch(/^Unverified: at 2048 px wide/)
})

test('an upright photo gets white bars from a board of one shape, and can be cropped', () => {
  const smart = preset('smartmls')
  const [choice, ...others] = listFitChoices([usual, upright], smart)
  expect(others).toEqual([])
  expect(choice).toMatchObject({
    photo: upright,
    problem: null,
    options: ['CROP', 'PAD', 'LEAVE'],
    initial: 'PAD',
  })
  expect(choice && describeFitChoice(choice, smart)).toBe('Upright, and this board shows 4:3.')
  const methods = (fit?: 'CROP') =>
    preflight([upright], smart, [upright], new Map(fit ? [['upright', fit]] : [])).entries.map(
      ({ plan }) => plan.method,
    )
  expect(methods()).toEqual(['PAD'])
  expect(methods('CROP')).toEqual(['CROP'])
})
