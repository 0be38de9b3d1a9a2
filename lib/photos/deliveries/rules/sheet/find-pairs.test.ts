import { expect, test } from 'vitest'
import { countShots, findPairs } from './find-pairs'

const files = (...names: string[]) => names.map((name) => ({ id: name, name }))

test('a RAW file and the picture of its name are a pair, whatever the case', () => {
  expect(findPairs(files('DSC_0001.NEF', 'dsc_0001.jpg', 'DSC_0002.JPG'))).toEqual([
    { ids: ['dsc_0001.jpg', 'DSC_0001.NEF'], sentId: 'dsc_0001.jpg' },
  ])
})

test.each([
  ['two pictures of one name', ['1.jpg', '1.heic', '1.cr3']],
  ['two RAW files of one name', ['1.jpg', '1.dng', '1.cr3']],
  ['an edit beside its RAW file', ['1.tif', '1.cr3']],
  ['files of different names', ['1.jpg', '2.cr3', '1-edit.cr3']],
  ['RAW files alone', ['1.cr3', '2.cr3']],
])('%s make no pair', (_, names) => {
  expect(findPairs(files(...names))).toEqual([])
})

test('a pair is one shot', () => {
  expect(countShots(files('1.jpg', '1.CR3', '2.jpg', '2.CR3', '3.jpg'))).toBe(3)
})
