import { expect, test } from 'vitest'
import { matchFolders } from './match-folders'

const filesAt = (...paths: string[]) => paths.map((path) => ({ path, file: path }))
const match = (files: string[], ...folders: string[]) => matchFolders(filesAt(...files), folders)

test('a folder has its photos in the order of their names, and no other files', () => {
  const [found] = match(
    ['All/903 Chestnut/10.jpg', 'All/903 Chestnut/2.JPG', 'All/903 Chestnut/notes.txt', 'All/galleries.csv'],
    '903 chestnut',
  )
  expect(found).toEqual({ photos: ['All/903 Chestnut/2.JPG', 'All/903 Chestnut/10.jpg'], problem: null })
})

test('folders inside it count, unless they are the gallery of another row', () => {
  const files = ['All/Main/1.jpg', 'All/Main/Web/2.jpg', 'All/Main/Twilight/3.jpg']
  const [main, twilight] = match(files, 'Main', 'Main\\Twilight')
  expect(main?.photos).toEqual(['All/Main/1.jpg', 'All/Main/Web/2.jpg'])
  expect(twilight?.photos).toEqual(['All/Main/Twilight/3.jpg'])
})

test('a name that several folders have fits none of them; more of the path does', () => {
  const files = ['All/2022/Main/1.jpg', 'All/2023/Main/2.jpg']
  expect(match(files, 'Main')).toEqual([{ photos: [], problem: 'ambiguous' }])
  expect(match(files, '2023/Main/')[0]?.photos).toEqual(['All/2023/Main/2.jpg'])
})

test('part of a name is no folder', () => {
  const files = ['All/903 Chestnut Street/1.jpg']
  for (const name of ['Chestnut', '903 Chestnut', '', '/']) {
    expect(match(files, name)).toEqual([{ photos: [], problem: 'missing' }])
  }
})

test('the chosen folder can be the only gallery', () => {
  expect(match(['903 Chestnut/1.jpg'], '903 Chestnut')[0]?.photos).toEqual(['903 Chestnut/1.jpg'])
})
