import { expect, test } from 'vitest'
import { firstReelPhotos } from '@/lib/photos/reels/limits'
import { chooseFirstPhotos } from './choose-photos'

const photo = (id: string, isView = true) => ({ id, isView })

test('the first views are chosen, and no floor plan or panorama', () => {
  expect(chooseFirstPhotos([photo('front'), photo('plan', false), photo('kitchen')])).toEqual([
    'front',
    'kitchen',
  ])
  const many = Array.from({ length: 30 }, (_, place) => photo(`${place}`))
  expect(chooseFirstPhotos(many)).toHaveLength(firstReelPhotos)
  expect(chooseFirstPhotos([])).toEqual([])
})
